"""The bilingual text layer: Fluent messages, English and Hungarian grammar, and the words all games share.

`speaker.py` says messages, `hungarian.py` and `english.py` know the grammar, `en.ftl` and `hu.ftl` hold the shared
words.
"""

from asztal.core.text.speaker import LANGUAGES, Speaker, TextError, shared_words, speaker_of

__all__ = ["LANGUAGES", "Speaker", "TextError", "shared_words", "speaker_of"]
