import { TabLink, TabLinks } from '../../../components/Tabs/TabLinks.tsx';

/** The pages about likes: the deck, pending requests, and sent likes. */
export type LikesView = 'for-you' | 'received' | 'sent';

export interface LikesNavProps {
  current: LikesView;
  hrefs: Record<LikesView, string>;
  /** The number of pending requests, once it is loaded. */
  received?: number;
}

/** The links between the pages about likes: the tabs under their titles. */
export function LikesNav({ current, hrefs, received }: LikesNavProps) {
  return (
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
  );
}
