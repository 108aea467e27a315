import { describe, expect, it } from 'vitest';
import { authReducer, type AuthAction, type AuthState } from './auth-state.ts';

interface Person {
  name: string;
  admin: boolean;
}

const ada: Person = { name: 'Ada', admin: false };
const out: AuthState<Person> = { status: 'LOGGED_OUT', user: null };
const unknown: AuthState<Person> = { status: 'LOGGING_IN', user: null };
const signedIn: AuthState<Person> = { status: 'LOGGED_IN', user: ada };

const rows: [string, AuthState<Person>, AuthAction<Person>, AuthState<Person>][] = [
  ['LOGGING waits', out, { type: 'LOGGING' }, unknown],
  ['LOGIN signs in', unknown, { type: 'LOGIN', user: ada }, signedIn],
  ['LOGOUT signs out', signedIn, { type: 'LOGOUT' }, out],
  ['LOGOUT ends the waiting', unknown, { type: 'LOGOUT' }, out],
  [
    'UPDATE_USER replaces the person',
    signedIn,
    { type: 'UPDATE_USER', user: { name: 'Ada L', admin: true } },
    { status: 'LOGGED_IN', user: { name: 'Ada L', admin: true } },
  ],
  ['UPDATE_USER for nobody changes nothing', out, { type: 'UPDATE_USER', user: ada }, out],
  [
    'PARTIAL_UPDATE_USER keeps the rest',
    signedIn,
    { type: 'PARTIAL_UPDATE_USER', changes: { admin: true } },
    { status: 'LOGGED_IN', user: { name: 'Ada', admin: true } },
  ],
  [
    'PARTIAL_UPDATE_USER for nobody changes nothing',
    unknown,
    { type: 'PARTIAL_UPDATE_USER', changes: { admin: true } },
    unknown,
  ],
];

describe('authReducer', () => {
  it.each(rows)('%s', (_name, state, action, expected) => {
    expect(authReducer(state, action)).toEqual(expected);
  });
});
