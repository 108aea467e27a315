export { CoolDownError } from './cool-down.ts';
export { linkTimeAnnouncement, minutesAndSeconds } from './magic-link.ts';
export { authMessages } from './messages.ts';
export { isMobileSafari } from './mobile-safari.ts';
export { newPasswordProblem, resetTokenFromText } from './new-password.ts';
export { DEFAULT_COUNTRY, isE164, maskPhone } from './phone.ts';
export { secondsChangeIn, secondsLeft } from './seconds-left.ts';
export { codeError, stepAfterCode, stepBefore } from './sign-in-step.ts';
export { codeFromText, isCompleteCode } from './verification-code.ts';
