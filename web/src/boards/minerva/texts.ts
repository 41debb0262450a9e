import { boardTexts } from '../../lib/texts.ts'
import en from './en.ftl?raw'
import hu from './hu.ftl?raw'

/** The board's own words. */
export const say = boardTexts(en, hu)
