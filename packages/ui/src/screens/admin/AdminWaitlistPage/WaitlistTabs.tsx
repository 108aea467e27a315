import {
  adminWaitlistMessages,
  changedWaitlistSearch,
  WAITLIST_TABS,
  type WaitlistSearch,
} from '@perigee/domain/admin';
import { WAITLIST_STATUS_LABELS } from '@perigee/domain/waitlist';
import { useEffect, useRef } from 'react';
import { TabLink, TabLinks } from '../../../components/Tabs/TabLinks.tsx';
import { scrollToMiddle } from './scroll-to-middle.ts';

interface WaitlistTabsProps {
  search: WaitlistSearch;
  /** The number of applicants of the open tab: the call counts one status at a time. */
  count: number | undefined;
  hrefOf: (search: WaitlistSearch) => string;
}

/** The statuses, each with an address. Source: admin §4. */
export function WaitlistTabs({ search, count, hrefOf }: WaitlistTabsProps) {
  const list = useRef<HTMLElement>(null);
  const { tab: open } = search;

  useEffect(() => {
    scrollToMiddle(
      list.current,
      WAITLIST_TABS.findIndex((tab) => tab === open),
    );
  }, [open]);

  return (
    <TabLinks ref={list} label={adminWaitlistMessages.tabs}>
      {WAITLIST_TABS.map((tab) => (
        <TabLink
          key={tab}
          href={hrefOf(changedWaitlistSearch(search, { tab }))}
          current={tab === open}
          count={tab === open ? count : undefined}
        >
          {WAITLIST_STATUS_LABELS[tab]}
        </TabLink>
      ))}
    </TabLinks>
  );
}
