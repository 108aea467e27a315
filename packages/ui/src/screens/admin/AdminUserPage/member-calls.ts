import type { PhotoDecision } from '@perigee/api';

/** The dialogs with data of their own, which is fetched when they open. */
export type AdminUserDialog = 'recommendations' | 'feedback' | 'queue';

/** The calls of the user page. Each is about the shown user, and refetches that user. */
export interface MemberCalls {
  onUpdateHNum: (hNum: number) => Promise<void>;
  /** Clears the flag 'ignore'. */
  onChangeAccountType: () => Promise<void>;
  onDecidePhoto: (decision: PhotoDecision) => Promise<void>;
  onPause: () => Promise<void>;
  onResume: () => Promise<void>;
  /** @param duration as '2 weeks' */
  onAddFreeMonths: (duration: string, reason: string) => Promise<void>;
  onPreventRenewal: () => Promise<void>;
  onDelete: () => Promise<void>;
  /** The user is deleted: leads back to the active users. */
  onDeleted: () => void;
}
