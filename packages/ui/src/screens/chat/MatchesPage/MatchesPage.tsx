import { clsx } from 'clsx';
import { useId, useRef, type ReactNode } from 'react';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { Loaded } from '../../../components/Loaded/Loaded.tsx';
import { PageHead } from '../../../components/PageHead/PageHead.tsx';
import { NoMatchesOrbit } from '../../../components/Orbit/NoMatchesOrbit.tsx';
import { narrowWindowPage, windowPage } from '../../../components/PageLayout/window-page.css.ts';
import { Section } from '../../../components/Section/Section.tsx';
import type { Loadable } from '../../../loadable.ts';
import { content } from '../../../theme/content.css.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { groupMatches, type MatchRow } from './match-rows.ts';
import { MatchList, type MatchListProps } from './MatchList.tsx';
import * as styles from './MatchesPage.css.ts';
import { MatchesSkeleton } from './MatchesSkeleton.tsx';
import { NoneChosen } from './NoneChosen.tsx';
import { useListFocus } from './use-list-focus.ts';

export type { MatchRow } from './match-rows.ts';

export interface MatchesPageProps extends Omit<MatchListProps, 'groups'> {
  /** The matches, in any order. */
  matches: Loadable<readonly MatchRow[]>;
  /** Address of the deck, linked from an empty list. */
  forYouHref: string;
  /** The open conversation: beside the list, or in place of it in a narrow window. */
  children?: ReactNode;
}

/** The matches of a user, and their conversations. Source: member §2; its content is assumed. */
export function MatchesPage({
  matches,
  openMatchId,
  conversationHref,
  now,
  timeZone,
  forYouHref,
  children,
}: MatchesPageProps) {
  const headingId = useId();
  const list = useRef<HTMLElement>(null);
  const isOpen = openMatchId !== null;
  useListFocus(list, openMatchId);

  const groups = matches.status === 'ready' ? groupMatches(matches.data) : null;
  const isEmpty = matches.status === 'ready' && matches.data.length === 0;
  // Only a list has a conversation beside it. An open one stays when its match ends, or the list fails.
  const isSplit = isOpen || !(isEmpty || matches.status === 'error');
  return (
    <div className={clsx(isSplit && [styles.split, windowPage], isOpen && narrowWindowPage)}>
      {isOpen && <h1 className={clsx(visuallyHidden, styles.narrowOnly)}>Matches</h1>}
      <div className={clsx(content, isSplit && styles.columns)}>
        <Section
          ref={list}
          space="list"
          className={clsx(isSplit && styles.besides, isOpen && styles.wideOnly)}
          aria-labelledby={headingId}
        >
          <PageHead size="2xl" title="Matches" headingId={headingId} takesFocus={false} />
          <Loaded value={matches} skeleton={<MatchesSkeleton />}>
            {() =>
              isEmpty || groups === null ? (
                <EmptyState
                  drawing={NoMatchesOrbit}
                  title="You have no matches yet"
                  actions={<ButtonLink href={forYouHref}>See who is for you</ButtonLink>}
                >
                  When someone you like likes you too, they appear here.
                </EmptyState>
              ) : (
                <MatchList groups={groups} {...{ openMatchId, conversationHref, now, timeZone }} />
              )
            }
          </Loaded>
        </Section>
        {isSplit && (
          <div className={clsx(styles.conversation, !isOpen && styles.wideOnly)}>
            {isOpen ? children : groups !== null && <NoneChosen groups={groups} />}
          </div>
        )}
      </div>
    </div>
  );
}
