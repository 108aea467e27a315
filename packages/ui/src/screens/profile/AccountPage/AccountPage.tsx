import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import type { Loadable } from '../../../loadable.ts';
import { pageTitle } from '../../../theme/page-title.css.ts';
import { end, fields, page } from './AccountPage.css.ts';

interface Account {
  name: string;
  username: string | null;
  email: string | null;
}

export interface AccountPageProps {
  account: Loadable<Account>;
  /** Ends the session on this device. */
  onLogOut: () => void | Promise<void>;
}

/** A member's settings. Name, username and email are shown, not changed, here. Source: member §5. */
export function AccountPage({ account, onLogOut }: AccountPageProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  const logOut = async () => {
    setIsLeaving(true);
    try {
      await onLogOut();
    } finally {
      setIsLeaving(false);
    }
  };
  return (
    <section className={page}>
      <h1 className={pageTitle}>Settings</h1>
      {account.status === 'error' ? (
        <ErrorState message={account.message} onRetry={account.onRetry} />
      ) : (
        <div className={fields}>
          {account.status === 'loading' ? <FieldSkeletons /> : <Fields {...account.data} />}
        </div>
      )}
      <div className={end}>
        <Button variant="outline" busy={isLeaving} onClick={() => void logOut()}>
          Log out
        </Button>
      </div>
    </section>
  );
}

function Fields({ name, username, email }: Account) {
  return (
    <>
      <TextField label="Name" value={name} disabled />
      <TextField label="Username" prefix="@" value={username ?? ''} disabled />
      <TextField label="Email" type="email" value={email ?? ''} disabled />
    </>
  );
}

function FieldSkeletons() {
  return (
    <SkeletonRegion>
      {['Name', 'Username', 'Email'].map((field) => (
        <div key={field}>
          <Skeleton width={72} height={14} />
          <br />
          <Skeleton shape="block" height={48} />
        </div>
      ))}
    </SkeletonRegion>
  );
}
