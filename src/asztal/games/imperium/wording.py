"""The text of a card, made from its lines."""

from __future__ import annotations

from collections.abc import Mapping

from asztal.core.notation import Condition, Joint, Node, Per, Sequence, payment, prose, provided
from asztal.core.text import Speaker

LABELLED = ("exhaust", "solstice", "passive", "reached", "enters", "resolve")
"""Sections that are told after their name, in this order."""


def card_text(sections: Mapping[str, Node], requires: Condition | None, cost: Node | None, vp: int, speaker: Speaker) -> str:
    """What a card says, section by section, and what it is worth at the end."""
    told: list[str] = []
    if requires is not None:
        told.append(speaker.text("card-requires", condition=provided(requires, speaker)))
    if cost is not None:
        told.append(speaker.text("card-cost", cost=payment(cost, speaker)))
    if "static" in sections:
        told += each_step(sections["static"], speaker)
    if "play" in sections:
        told.append(prose(sections["play"], speaker))
    for section in LABELLED:
        if section in sections:
            effect = " ".join(
                each_step(sections[section], speaker) if section == "passive" else [prose(sections[section], speaker)]
            )
            told.append(speaker.text(f"card-{section}", effect=small(effect)))
    if vp:
        told.append(speaker.text("card-vp", n=vp))
    if "points" in sections:
        points = points_text(sections["points"], speaker)
        told.append(speaker.text("card-besides", effect=small(points)) if vp else points)
    return " ".join(told) or speaker.text("card-nothing")


def each_step(node: Node, speaker: Speaker) -> list[str]:
    """Standing rules have nothing to do with each other: a sentence for each."""
    return [prose(step, speaker) for step in (node.steps if isinstance(node, Sequence) else (node,))]


def points_text(points: Node, speaker: Speaker) -> str:
    """What is scored at the end; whatever counts something is limited."""
    told = prose(points, speaker, "worth")
    items = points.items if isinstance(points, Joint) else (points,)
    return speaker.text("card-most", points=told.removesuffix(".")) if any(isinstance(item, Per) for item in items) else told


def small(text: str) -> str:
    """A sentence that goes on after a colon. None begins with a name: names follow an article or stand in quotation marks."""
    return text[:1].lower() + text[1:]
