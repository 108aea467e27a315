import type { WaitlistUser } from '@perigee/api';
import { isEmptyDraft, isTicked, leavesTab, type WaitlistDraft } from '@perigee/domain/admin';
import type { WaitlistStatus } from '@perigee/domain/waitlist';

/** A decision about an applicant that is not saved yet. */
export interface DraftEntry {
  /** As listed when the draft was begun. */
  applicant: WaitlistUser;
  draft: WaitlistDraft;
  isSaving: boolean;
  /** The reason why it was not saved. */
  problem?: string | undefined;
}

type Entries = ReadonlyMap<number, DraftEntry>;
type Decided = ReadonlyMap<number, WaitlistStatus>;

/**
 * The drafts of all applicants, outside of React's state: a change of one draft renders one row of the table
 * again, not all of them.
 */
export class DraftStore {
  #entries: Entries = new Map();
  #decided: Decided = new Map();
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly entries = (): Entries => this.#entries;

  /** The applicants whose decision is saved, with the status that they had: they leave its tab. */
  readonly decided = (): Decided => this.#decided;

  /** The draft about an applicant, unless it was begun when they had another status. */
  of({ id, waitlistStatus }: Pick<WaitlistUser, 'id' | 'waitlistStatus'>): DraftEntry | undefined {
    const entry = this.#entries.get(id);
    return entry?.applicant.waitlistStatus === waitlistStatus ? entry : undefined;
  }

  /** The ticked applicants of a status, in the order in which they were ticked. */
  ticked(status: string): readonly DraftEntry[] {
    return [...this.#entries.values()].filter(
      ({ applicant, draft }) => applicant.waitlistStatus === status && isTicked(draft),
    );
  }

  /** Changes some fields of drafts; `undefined` empties a field. */
  change(applicants: readonly WaitlistUser[], fields: WaitlistDraft): void {
    const entries = new Map(this.#entries);
    for (const applicant of applicants) {
      const draft = { ...this.of(applicant)?.draft, ...fields };
      if (isEmptyDraft(draft)) entries.delete(applicant.id);
      else entries.set(applicant.id, { applicant, draft, isSaving: false });
    }
    this.#update(entries);
  }

  drop(ids: Iterable<number>): void {
    const entries = new Map(this.#entries);
    for (const id of ids) entries.delete(id);
    this.#update(entries);
  }

  startSaving(saved: readonly DraftEntry[]): void {
    const entries = new Map(this.#entries);
    for (const entry of saved) {
      entries.set(entry.applicant.id, { ...entry, isSaving: true, problem: undefined });
    }
    this.#update(entries);
  }

  finishSaving(applicant: WaitlistUser, draft: WaitlistDraft): void {
    const entries = new Map(this.#entries);
    entries.delete(applicant.id);
    if (leavesTab(applicant, draft)) {
      this.#decided = new Map(this.#decided).set(applicant.id, applicant.waitlistStatus);
    }
    this.#update(entries);
  }

  /** The draft stays. */
  refuse(entry: DraftEntry, problem: string): void {
    const { id } = entry.applicant;
    this.#update(new Map(this.#entries).set(id, { ...entry, isSaving: false, problem }));
  }

  /**
   * Compares with rows that have just been read: refused applicants who have left the list have been decided by
   * another admin, and saved ones who have left it need not be hidden any more.
   */
  compareWith(rows: readonly Pick<WaitlistUser, 'id' | 'waitlistStatus'>[]): void {
    const listed = new Set(rows.map(({ id }) => id));
    const hasLeft = ([id, { problem }]: [number, DraftEntry]) =>
      problem !== undefined && !listed.has(id);
    const left = [...this.#entries].filter(hasLeft).map(([id]) => id);
    const gone = [...this.#decided.keys()].filter((id) => !listed.has(id));
    if (gone.length > 0) {
      this.#decided = new Map([...this.#decided].filter(([id]) => listed.has(id)));
    }
    if (left.length > 0 || gone.length > 0) this.drop(left);
  }

  #update(entries: Entries): void {
    this.#entries = entries;
    for (const listener of this.#listeners) listener();
  }
}
