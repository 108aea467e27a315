import type { Wallet } from '@perigee/api';
import { dateYearText } from '@perigee/domain';
import { shortWallet } from '@perigee/domain/profile';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextButton } from '../../../components/TextButton/TextButton.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import type { FocusAfterRemoval } from '../../../hooks/use-focus-after-removal.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { EmptyRows } from './EmptyRows.tsx';

interface WalletListProps {
  wallets: readonly Wallet[];
  focus: FocusAfterRemoval;
  onRemove: (wallet: Wallet) => Promise<void>;
}

/** The wallets, each with a remove button, which asks for confirmation. */
export function WalletList({ wallets, focus: { list, note, restore }, onRemove }: WalletListProps) {
  const toast = useToast();
  const [chosen, setChosen] = useState<Wallet | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const remove = async () => {
    if (chosen === null) return;
    await onRemove(chosen);
    toast.success('Wallet removed');
  };
  return (
    <>
      {wallets.length === 0 && <EmptyRows>You haven’t added a wallet yet.</EmptyRows>}
      {wallets.length > 0 && (
        <Stack as="ul" ref={list} divided={3} outlined={3}>
          {wallets.map((wallet) => (
            <Grid key={wallet.id} as="li" columns="main-aside" align="center">
              <div>
                <Text tone="strong" figures title={wallet.address}>
                  <span aria-hidden="true">{shortWallet(wallet.address)}</span>
                  <span className={visuallyHidden}>{wallet.address}</span>
                </Text>
                <Text size="sm" tone="muted">
                  Added {dateYearText(new Date(wallet.createdAt), 'UTC')}
                </Text>
              </div>
              <TextButton
                aria-label={`Remove ${shortWallet(wallet.address)}`}
                data-removes="wallet"
                onClick={() => {
                  note();
                  setChosen(wallet);
                  setIsAsked(true);
                }}
              >
                Remove
              </TextButton>
            </Grid>
          ))}
        </Stack>
      )}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        onExited={restore}
        title="Remove this wallet?"
        confirmLabel="Remove"
        tone="danger"
        onConfirm={remove}
      >
        {chosen !== null && `${shortWallet(chosen.address)} can be added again at any time.`}
      </ConfirmDialog>
    </>
  );
}
