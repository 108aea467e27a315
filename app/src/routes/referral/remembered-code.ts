import { isInviteCode } from '@perigee/domain/referral';

const KEY = 'inviteCode';

/** Keeps the code of an invite link for this tab, until a user signs up with it. */
export function rememberCode(code: string): void {
  if (isInviteCode(code)) sessionStorage.setItem(KEY, code);
}

/** The code to send at sign-up, if an invite link was followed in this tab. */
export function rememberedCode(): string | undefined {
  const code = sessionStorage.getItem(KEY);
  return code !== null && isInviteCode(code) ? code : undefined;
}

/** Called once the code has been used. */
export function forgetCode(): void {
  sessionStorage.removeItem(KEY);
}
