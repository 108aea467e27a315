import {
  hostSession,
  hostSignUpRequest,
  hostUser,
  newcomerAuthentication,
} from '@perigee/api/fixtures';
import { HostRefusal, hostServerMessages } from '@perigee/domain/hosts';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createTestServices, wrapperWith } from '../../services/test-services.tsx';
import { paths } from '../paths.ts';
import { useHostSignUp } from './use-host-sign-up.ts';

const { uuid, ...values } = hostSignUpRequest;

/**
 * The calls of a sign-up with an API that answers it, and loads its user, so. Gives the sign-ups that were sent.
 */
function open(answer: () => Response, load = () => Response.json(hostUser)) {
  const sent: { body: unknown; bearer: string | null }[] = [];
  vi.stubGlobal('fetch', async (url: string, { body, headers }: RequestInit) => {
    const { pathname } = new URL(url);
    if (pathname === '/users/me') return load();
    if (pathname !== '/auth/signup/host') return Response.json(newcomerAuthentication);
    sent.push({
      body: JSON.parse(body as string),
      bearer: new Headers(headers).get('authorization'),
    });
    return answer();
  });
  const services = createTestServices();
  const Services = wrapperWith(services);
  const wrapper = ({ children }: PropsWithChildren) => (
    <Services>
      <MemoryRouter initialEntries={[`/hostsignup/${uuid}`]}>
        <Routes>
          <Route path={paths.hostSignUp} element={children} />
        </Routes>
      </MemoryRouter>
    </Services>
  );
  const { result } = renderHook(useHostSignUp, { wrapper });
  const send = () => act(async () => result.current.onSignUp(values));
  const signUp = async () => {
    await act(async () => result.current.onAuthenticate(values.phoneNumber, '407215'));
    await send();
  };
  return { sent, services, signUp, send };
}

it('signs up with the invitation of the address and the proof of the phone, and starts the session', async () => {
  const { sent, services, signUp } = open(() => Response.json(hostSession));
  await signUp();
  const bearer = `Bearer ${newcomerAuthentication.jwt}`;
  expect(sent).toEqual([{ body: hostSignUpRequest, bearer }]);
  expect(services.session.getState().status).toBe('LOGGED_IN');
});

it('names the part that was refused', async () => {
  const { services, signUp } = open(() =>
    Response.json({ message: hostServerMessages.invitationInvalid }, { status: 422 }),
  );
  await expect(signUp()).rejects.toMatchObject({
    userText: hostServerMessages.invitationInvalid,
    part: 'invitation',
  });
  expect(services.session.getState().status).not.toBe('LOGGED_IN');
});

it('uses the invitation once, if the first load of the user failed', async () => {
  const answers = [Response.json({}, { status: 404 }), Response.json(hostUser)];
  const { sent, services, signUp, send } = open(
    () => Response.json(hostSession),
    () => answers.shift() ?? Response.error(),
  );
  await expect(signUp()).rejects.toBeInstanceOf(HostRefusal);
  await send();
  expect(sent).toHaveLength(1);
  expect(services.session.getState().status).toBe('LOGGED_IN');
});
