import type { AdminUser, WaitlistPage, WaitlistUser } from '@perigee/api';
import {
  adminWaitlistMessages,
  offeredDecisions,
  type WaitlistSearch,
} from '@perigee/domain/admin';
import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { KeyHints } from '../../../components/KeyboardShortcuts/KeyHints.tsx';
import { useShortcuts } from '../../../components/KeyboardShortcuts/use-shortcuts.ts';
import type { LoadFailure } from '../../../components/Loaded/Loaded.tsx';
import { CompleteOrbit } from '../../../components/Orbit/CompleteOrbit.tsx';
import { loading, type Loadable } from '../../../loadable.ts';
import { ApplicantDetails } from './ApplicantDetails.tsx';
import { ApplicantSkeleton } from './ApplicantSkeleton.tsx';
import { ApplicantStrip } from './ApplicantStrip.tsx';
import { DecisionDock } from './DecisionDock.tsx';
import type { DraftEntry } from './draft-store.ts';
import { NoApplicants } from './NoApplicants.tsx';
import { DraftsContext } from './use-drafts.ts';
import { useSingleApplicant, type ApplicantMoves } from './use-single-applicant.ts';

export interface OneOfPageProps extends ApplicantMoves {
  search: WaitlistSearch;
  onClearFilters: () => void;
  waitlist: WaitlistPage;
  /** The applicants could not be read again: all of those who are known may be decided. */
  refetchFailure: LoadFailure | null;
  /** The pictures and answers of the applicant in the address. */
  applicant: Loadable<AdminUser>;
  onPrefetch: (applicant: WaitlistUser) => void;
  onPrefetchPage: (page: number) => void;
  onSave: (entries: readonly DraftEntry[]) => Promise<void>;
  userHref: (applicant: Pick<WaitlistUser, 'id'>) => string;
  now: Date;
}

const texts = adminWaitlistMessages;

/** One applicant of a page, and the way through them. It has the key of its page, whose positions it keeps. */
export function OneOfPage({
  waitlist,
  refetchFailure,
  search,
  onSearchChange,
  onPageTurn,
  onClearFilters,
  opensAtLast,
  applicant: answers,
  onPrefetch,
  onPrefetchPage,
  onSave,
  userHref,
  now,
}: OneOfPageProps) {
  const store = useContext(DraftsContext);
  const view = useRef<HTMLDivElement>(null);
  const article = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const { rows, index, applicant, isComing, goTo, stay } = useSingleApplicant(waitlist, search, {
    onSearchChange,
    onPageTurn,
    opensAtLast,
  });
  const next = rows[index + 1];
  const nextId = next?.id;
  const prefetch = useEffectEvent(() => next !== undefined && onPrefetch(next));
  useEffect(() => {
    if (nextId !== undefined) prefetch();
  }, [nextId]);
  const nextPage = nextId === undefined && search.page < waitlist.pages ? search.page + 1 : null;
  const prefetchPage = useEffectEvent((page: number) => onPrefetchPage(page));
  useEffect(() => {
    if (nextPage !== null) prefetchPage(nextPage);
  }, [nextPage]);

  const shownId = applicant?.id;
  useEffect(() => {
    // The keys act while the applicant has the focus.
    const target = shownId === undefined ? back : heading;
    target.current?.focus({ preventScroll: true });
    const top = article.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) article.current?.scrollIntoView();
    // On a phone the name is below the pictures, where the decision would cover it.
    target.current?.scrollIntoView({ block: 'nearest' });
  }, [shownId]);

  const backToList = () => onSearchChange({ view: 'list' });
  useShortcuts(
    texts.keys.row,
    [
      { keys: 'ArrowRight', label: texts.single.next, onPress: () => goTo(index + 1) },
      {
        keys: 'ArrowLeft',
        label: texts.single.previous,
        onPress: () => goTo(index - 1),
      },
      { keys: 'Escape', label: texts.single.back, onPress: backToList },
    ],
    { within: article },
  );

  if (applicant === undefined) {
    if (isComing)
      return refetchFailure === null ? <ApplicantSkeleton /> : <ErrorState {...refetchFailure} />;
    const backButton = (
      <Button ref={back} variant="outline" onClick={backToList}>
        {texts.single.back}
      </Button>
    );
    return waitlist.count === 0 ? (
      <NoApplicants search={search} onClearFilters={onClearFilters} action={backButton} />
    ) : (
      <EmptyState drawing={CompleteOrbit} title={texts.single.last} actions={backButton} />
    );
  }

  const decisions = offeredDecisions(search.tab, applicant);
  const isTheirs = answers.status !== 'ready' || answers.data.id === applicant.id;
  return (
    <div ref={view}>
      <ApplicantStrip
        rows={rows}
        index={index}
        position={(search.page - 1) * waitlist.limit + index + 1}
        count={Math.max(waitlist.count, rows.length)}
        onGoTo={goTo}
      />
      <ApplicantDetails
        // Its picture, and the focus, begin anew with each applicant.
        key={applicant.id}
        ref={article}
        heading={heading}
        applicant={applicant}
        answers={isTheirs ? answers : loading}
        isSettled={decisions.length === 0}
        userHref={userHref(applicant)}
        now={now}
      />
      {decisions.length > 0 && (
        <DecisionDock
          key={`decision ${applicant.id}`}
          applicant={applicant}
          decisions={decisions}
          view={view}
          heading={heading}
          onSave={(entry) => {
            stay();
            void onSave([entry]);
          }}
          onSkip={() => {
            store.drop([applicant.id]);
            goTo(index + 1);
          }}
        />
      )}
      <KeyHints
        keys={[
          { keys: 'ArrowLeft ArrowRight', label: texts.keys.row },
          { keys: 'ArrowUp ArrowDown', label: texts.keys.picture },
          { keys: 'z', label: texts.keys.enlarge },
          { keys: 'Escape', label: texts.single.back },
          ...(decisions.length > 0 ? [{ keys: 'Enter', label: texts.keys.saveAndGoOn }] : []),
        ]}
      />
    </div>
  );
}
