import { ApiError, sessionTokens, useLogIn, type SessionTokens } from '@perigee/api';
import { errorText } from '@perigee/domain';
import { authMessages } from '@perigee/domain/auth';
import { SigningInPage } from '@perigee/ui/auth';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Enter } from './use-complete-sign-in.ts';

export interface LinkSignInProps {
  magicToken: string;
  enter: Enter;
  /** The address of the other sign-in options, for an expired link. */
  signInHref: string;
}

const { refused, unreachable } = authMessages.signInLink;

/** Signs in by the opened link at once. Source: member §2, §7; events §2. */
export default function LinkSignIn({ magicToken, enter, signInHref }: LinkSignInProps) {
  const { mutateAsync: logIn } = useLogIn();
  const [signIn] = useState(() =>
    linkSignIn(
      async () => sessionTokens(await logIn({ data: { authMethod: 'MagicToken', magicToken } })),
      enter,
    ),
  );
  const { mutate, error } = useMutation({ mutationFn: signIn });
  useEffect(() => {
    mutate();
  }, [mutate]);
  if (error === null) return <SigningInPage signInHref={signInHref} />;
  const isRefused = error instanceof ApiError && error.status === 422;
  return (
    <SigningInPage
      signInHref={signInHref}
      problem={{
        title: isRefused ? refused : unreachable,
        message: errorText(error, authMessages.magicLink.failed),
        ...(!isRefused && { onRetry: () => mutate() }),
      }}
    />
  );
}

/** A link works once: its session is kept, so that a later failure can be retried. */
function linkSignIn(logIn: () => Promise<SessionTokens>, enter: Enter): () => Promise<void> {
  let tokens: SessionTokens | null = null;
  return async () => {
    tokens ??= await logIn();
    await enter('MagicToken', tokens);
  };
}
