import type { AdminUser, WaitlistPage, WaitlistUser } from '@perigee/api';
import {
  adminWaitlistMessages,
  changedWaitlistSearch,
  neighboringTab,
  NO_WAITLIST_FILTERS,
  type WaitlistSearch,
} from '@perigee/domain/admin';
import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useShortcuts } from '../../../components/KeyboardShortcuts/use-shortcuts.ts';
import type { LoadFailure } from '../../../components/Loaded/Loaded.tsx';
import { PageHead } from '../../../components/PageHead/PageHead.tsx';
import { useStore } from '../../../hooks/use-store.ts';
import { useUnsaved } from '../../../hooks/use-unsaved.ts';
import type { Loadable } from '../../../loadable.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { adminPage } from '../admin-page.css.ts';
import { AppliedFilters } from '../AppliedFilters.tsx';
import { appliedAlone } from './AdminWaitlistPage.css.ts';
import { ApplicantList } from './ApplicantList.tsx';
import { ApplicantView } from './ApplicantView.tsx';
import { DraftStore } from './draft-store.ts';
import { appliedFilters } from './filter-options.ts';
import { LeftNotice } from './LeftNotice.tsx';
import { pageKey } from './page-key.ts';
import { SavingNotice } from './SavingNotice.tsx';
import { DraftsContext, useLeft } from './use-drafts.ts';
import { useSaving, type DecisionCalls } from './use-saving.ts';
import { ViewToggle } from './ViewToggle.tsx';
import { WaitlistFilters } from './WaitlistFilters.tsx';
import { WaitlistTabs } from './WaitlistTabs.tsx';

export interface AdminWaitlistPageProps extends DecisionCalls {
  /** What is shown, from the address. */
  search: WaitlistSearch;
  /** Changes the address; with `replace`, Back does not return to the last one. */
  onSearchChange: (next: WaitlistSearch, options?: { replace: boolean }) => void;
  hrefOf: (search: WaitlistSearch) => string;
  /** The applicants of the page; those of the last one of the same tab while it loads. */
  applicants: Loadable<WaitlistPage>;
  /** The applicants could not be read again: all of those who are known may be decided. */
  refetchFailure?: LoadFailure | null;
  /** Another page is loading. */
  busy: boolean;
  /** The pictures and answers of the applicant in the address. */
  applicant: Loadable<AdminUser>;
  /** Fetches the pictures and answers of an applicant ahead. */
  onPrefetch: (applicant: WaitlistUser) => void;
  /** Fetches another page of the same list ahead, and its first applicant. */
  onPrefetchPage: (page: number) => void;
  /** Whether there are decisions that are not saved. */
  onUnsavedChange?: (unsaved: boolean) => void;
  userHref: (applicant: Pick<WaitlistUser, 'id'>) => string;
  now: Date;
  /** The time in which an approval of the ticked applicants can be undone, in milliseconds. */
  undoMs?: number;
}

const texts = adminWaitlistMessages;
const NO_ROWS: readonly WaitlistUser[] = [];

/** The waitlist, as a list or one applicant at a time. Source: admin §2 (Admin waitlist), §4. */
export function AdminWaitlistPage({
  search,
  onSearchChange,
  hrefOf,
  applicants,
  refetchFailure = null,
  busy,
  onDecide,
  asOneChange,
  onUnsavedChange,
  undoMs,
  ...rest
}: AdminWaitlistPageProps) {
  const [store] = useState(() => new DraftStore());
  const { result, save, saveFromDialog, dismiss } = useSaving(store, { onDecide, asOneChange });
  const left = useLeft(store);
  const hasDrafts = useStore(store.subscribe, () => store.entries().size > store.left().length);
  useUnsaved(hasDrafts, onUnsavedChange);

  const heading = useRef<HTMLHeadingElement>(null);
  const { tab, view, page } = search;
  const isReady = applicants.status === 'ready';
  const rows = isReady ? applicants.data.data : NO_ROWS;
  const isRead = isReady && !busy;
  const query = pageKey(search);
  useEffect(() => {
    if (isRead) store.compareWith(rows, query);
  }, [store, rows, isRead, query]);

  const change = (next: Partial<WaitlistSearch>) =>
    onSearchChange(changedWaitlistSearch(search, next));
  /** Goes to a page that follows by itself: after Back, the page before it would lead on again. */
  const turnPage = (next: number) =>
    onSearchChange(changedWaitlistSearch(search, { page: next }), { replace: true });
  const pages = isRead ? applicants.data.pages : 0;
  const turnBack = useEffectEvent(() => turnPage(pages));
  useEffect(() => {
    // Decisions have emptied the last page.
    if (pages > 0 && page > pages) turnBack();
  }, [pages, page]);

  const clearFilters = () => change(NO_WAITLIST_FILTERS);
  const clearFromEmpty = () => {
    // The pressed button disappears with the filters.
    heading.current?.focus();
    clearFilters();
  };

  const turnTab = (step: 1 | -1) => {
    const next = neighboringTab(tab, step);
    if (next !== null) change({ tab: next });
  };
  const turnView = () => change({ view: view === 'list' ? 'single' : 'list' });
  useShortcuts(texts.keys.list, [
    { keys: ']', label: texts.keys.nextStatus, onPress: () => turnTab(1) },
    { keys: '[', label: texts.keys.previousStatus, onPress: () => turnTab(-1) },
    { keys: 'v', label: texts.keys.otherView, onPress: turnView },
  ]);

  const shown = {
    search,
    onSearchChange: change,
    onClearFilters: clearFromEmpty,
    applicants,
    refetchFailure,
    busy,
    now: rest.now,
  };
  return (
    <DraftsContext value={store}>
      <section className={adminPage}>
        <PageHead
          size="2xl"
          spaceAfter={0}
          title={texts.title}
          headingRef={heading}
          actions={<ViewToggle view={view} onChange={(next) => change({ view: next })} />}
          tabs={
            <WaitlistTabs
              search={search}
              count={isRead ? applicants.data.count : undefined}
              hrefOf={hrefOf}
            />
          }
        />
        {view === 'list' && <WaitlistFilters search={search} onChange={change} busy={busy} />}
        <div className={clsx(view === 'single' && appliedAlone)}>
          <AppliedFilters
            label={texts.filters.applied}
            filters={appliedFilters(search).map(({ id, ...filter }) => ({
              ...filter,
              id,
              onRemove: () => change({ [id]: NO_WAITLIST_FILTERS[id] }),
            }))}
            removeLabel={texts.filters.remove}
            clear={{ label: texts.filters.clear, onClear: clearFilters }}
            fallbackFocus={heading}
          />
        </div>
        <SavingNotice refused={result.refused} onDismiss={dismiss} />
        <LeftNotice left={left} />
        {view === 'list' ? (
          <ApplicantList
            {...shown}
            saved={result.saved}
            onSave={save}
            onSaveFromDialog={saveFromDialog}
            undoMs={undoMs}
          />
        ) : (
          <ApplicantView {...shown} {...rest} onPageTurn={turnPage} onSave={save} />
        )}
        <output className={visuallyHidden}>
          {result.saved.length > 0 && texts.saved(result.saved)}
        </output>
      </section>
    </DraftsContext>
  );
}
