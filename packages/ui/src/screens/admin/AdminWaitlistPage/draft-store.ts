import type { WaitlistUser } from '@perigee/api';
import { isEmptyDraft, isTicked, leavesTab, type WaitlistDraft } from '@perigee/domain/admin';
import type { WaitlistStatus } from '@perigee/domain/waitlist';

/** A decision about an applicant that is not saved yet. */
export interface DraftEntry {
  /** As listed when the draft was begun. */
  applicant: WaitlistUser;
  draft: WaitlistDraft;
  isSaving: boolean;
  /** The applicant has left the list since the draft was begun: it is not saved unless they return. */
  hasLeft?: boolean;
  /** The reason why it was not saved. */
  problem?: string;
}

type Entries = ReadonlyMap<number, DraftEntry>;
type Decided = ReadonlyMap<number, WaitlistStatus>;

interface ReadPage {
  /** The same for the same filters and page. */
  query: string;
  ids: ReadonlySet<number>;
}

const isSameList = (one: readonly DraftEntry[], other: readonly DraftEntry[]) =>
  one.length === other.length && one.every((entry, index) => entry === other[index]);

/**
 * The drafts of all applicants, outside of React's state: a change of one draft renders one row of the table
 * again, not all of them.
 */
export class DraftStore {
  #entries: Entries = new Map();
  #left: readonly DraftEntry[] = [];
  #decided: Decided = new Map();
  #lastRead: ReadPage = { query: '', ids: new Set() };
  readonly #listeners = new Set<() => void>();
  /** By the id of the applicant whose draft they follow. */
  readonly #listenersOf = new Map<number, Set<() => void>>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Follows the draft about one applicant: a page has a hundred cells, and a decision concerns few of them. */
  subscribeTo(id: number, listener: () => void): () => void {
    const listeners = this.#listenersOf.get(id) ?? new Set();
    this.#listenersOf.set(id, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listenersOf.delete(id);
    };
  }

  readonly entries = (): Entries => this.#entries;

  /** The applicants whose decision is saved, with the status that they had: they leave its tab. */
  readonly decided = (): Decided => this.#decided;

  /** The draft about an applicant, unless it was begun when they had another status. */
  of({ id, waitlistStatus }: Pick<WaitlistUser, 'id' | 'waitlistStatus'>): DraftEntry | undefined {
    const entry = this.#entries.get(id);
    return entry?.applicant.waitlistStatus === waitlistStatus ? entry : undefined;
  }

  /** The ticked applicants of a status who are still listed, in the order in which they were ticked. */
  ticked(status: string): readonly DraftEntry[] {
    return [...this.#entries.values()].filter(
      ({ applicant, draft, hasLeft }) =>
        applicant.waitlistStatus === status && isTicked(applicant, draft) && hasLeft !== true,
    );
  }

  /** The drafts about applicants who have left the list: the same list until one of them changes. */
  readonly left = (): readonly DraftEntry[] => this.#left;

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
   * Compares with rows that have just been read. Applicants who were on the same page before have been decided by
   * another admin, or have moved to another page: refused drafts about them are dropped, other ones wait. Saved
   * applicants who have left the list need not be hidden any more.
   *
   * @param query the same for the same filters and page
   */
  compareWith(rows: readonly Pick<WaitlistUser, 'id'>[], query: string): void {
    const ids = new Set(rows.map(({ id }) => id));
    const before = this.#lastRead;
    const wasListed = (id: number) => before.query === query && before.ids.has(id);
    // The result of a decision that is being saved comes first.
    const saving = [...this.#entries].filter(([id, entry]) => entry.isSaving && wasListed(id));
    this.#lastRead = { query, ids: new Set([...ids, ...saving.map(([id]) => id)]) };
    const stillHidden = [...this.#decided].filter(([id]) => ids.has(id));
    const isShown = stillHidden.length < this.#decided.size;
    if (isShown) this.#decided = new Map(stillHidden);
    const entries = new Map(this.#entries);
    let isChanged = isShown;
    for (const [id, entry] of this.#entries) {
      const { hasLeft = false, problem } = entry;
      const leaves = wasListed(id) && !this.#lastRead.ids.has(id);
      if (hasLeft ? !ids.has(id) : !leaves) continue;
      isChanged = true;
      if (leaves && problem !== undefined) entries.delete(id);
      else entries.set(id, { ...entry, hasLeft: leaves });
    }
    if (isChanged) this.#update(entries);
  }

  #update(entries: Entries): void {
    const before = this.#entries;
    this.#entries = entries;
    const left = [...entries.values()].filter(({ hasLeft }) => hasLeft === true);
    if (!isSameList(left, this.#left)) this.#left = left;
    for (const id of new Set([...before.keys(), ...entries.keys()])) {
      if (before.get(id) === entries.get(id)) continue;
      for (const listener of this.#listenersOf.get(id) ?? []) listener();
    }
    for (const listener of this.#listeners) listener();
  }
}
