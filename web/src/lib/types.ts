/** The server's structures under the names the app uses; generated.ts is written by scripts/web_types.py. */
import type { Eyes, Item, Update as LiveUpdate, TableInfo, Welcome } from './generated.ts'

export type {
  Better,
  BotInfo,
  Branch,
  Catalogue,
  Change,
  ChatLine as Chat,
  Choice,
  ClockFace as ClockNow,
  ClockRule as Clock,
  Deed,
  EntryInfo as Entry,
  Eyes,
  Frame,
  FromBrowser,
  FromServer,
  GameInfo,
  Invitation,
  Item,
  Likes,
  LogLine,
  Moment,
  NewPassword,
  NewSeat,
  NewTable,
  OptionInfo,
  Outcome,
  Preview,
  Problem,
  Replay,
  Result,
  Review,
  ReviewAnswer,
  Said as WireLine,
  Score,
  ScoreChart,
  SeatInfo,
  Session,
  Step,
  TableInfo,
  Turn,
  UndoAsk as UndoAsked,
  User,
  Welcome,
} from './generated.ts'

/** A text in both languages. */
export type Both = Record<string, string>
export type Status = TableInfo['status']
/** What a welcome and an update have in common. */
export type Update = LiveUpdate | Welcome
/** A view drawn as text by its game, by language. */
export type Drawing = NonNullable<Eyes['drawn']>
/** One thing in a row of icons. */
export type Part = NonNullable<Item['effects']>[string][number]
/** A word of the vocabulary in such a row. */
export type WordPart = Extract<Part, { text: string }>
