import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import type { ConversationProps } from './conversation-props.ts';

/** The actions on a match that are seldom needed. */
export function ConversationMenu({
  match,
  profileHref,
  supportHref,
  onUnmatch,
}: Pick<ConversationProps, 'match' | 'profileHref' | 'supportHref' | 'onUnmatch'>) {
  const { name } = match.profile;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Menu
        trigger={<IconButton label="More" icon={Ellipsis} variant="quiet" />}
        entries={[
          { label: 'View profile', href: profileHref },
          { label: `Report ${name}`, href: supportHref },
          {
            label: 'Unmatch',
            tone: 'danger',
            startsGroup: true,
            onSelect: () => setIsAsking(true),
          },
        ]}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Unmatch ${name}?`}
        cancelLabel="Keep"
        confirmLabel="Unmatch"
        tone="danger"
        onConfirm={onUnmatch}
      >
        The match ends for both of you, and you won’t be shown to each other again.
      </ConfirmDialog>
    </>
  );
}
