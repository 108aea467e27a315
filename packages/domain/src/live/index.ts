export { eveningParts, UNPLANNED, type EveningPart } from './evening-parts.ts';
export { liveAnnouncement, type LiveAnnouncement } from './live-announcement.ts';
export {
  liveClock,
  liveClockChangesIn,
  liveMoment,
  mayEnter,
  partShare,
  type LiveEvent,
  type LiveMoment,
} from './live-moment.ts';
export {
  comingLines,
  lateText,
  liveTexts,
  partName,
  type ComingLine,
  type LiveTexts,
} from './live-texts.ts';
export { liveMessages } from './messages.ts';
