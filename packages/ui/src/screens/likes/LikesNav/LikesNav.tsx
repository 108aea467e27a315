import { TabLink, TabLinks } from '../../../components/Tabs/TabLinks.tsx';
import { nav } from './LikesNav.css.ts';

/** The pages about likes: the deck, requests to answer, and one's own. */
export type LikesView = 'for-you' | 'received' | 'sent';

export interface LikesNavProps {
  current: LikesView;
  hrefs: Record<LikesView, string>;
  /** Requests that wait for an answer, once it is known. */
  received?: number | undefined;
}

/** Leads from one of the pages about likes to the others. */
export function LikesNav({ current, hrefs, received }: LikesNavProps) {
  return (
    <div className={nav}>
      <TabLinks label="Likes">
        <TabLink href={hrefs['for-you']} current={current === 'for-you'}>
          For you
        </TabLink>
        <TabLink href={hrefs.received} current={current === 'received'} count={received}>
          Received
        </TabLink>
        <TabLink href={hrefs.sent} current={current === 'sent'}>
          Sent
        </TabLink>
      </TabLinks>
    </div>
  );
}
