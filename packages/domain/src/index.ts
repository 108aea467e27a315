export { csvText } from './csv-text.ts';
export { dateText, dateTimeText, dateYearText, fullDateText, timeText } from './date-text.ts';
export { limits } from './limits.ts';
export { messages } from './messages.ts';
export { numberText } from './number-text.ts';
export { resendCoolDownMessage, serverMessages } from './server-messages.ts';
export { toastTimes } from './toast-times.ts';
export { errorText, replyErrorText, UserFacingError } from './user-facing-error.ts';
export { labelOf } from './value-label.ts';
