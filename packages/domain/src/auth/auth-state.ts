/** The state of the session. In LOGGING_IN it may still be unknown. Source: member §3, §4. */
export type AuthState<User> =
  | { status: 'LOGGED_OUT'; user: null }
  | { status: 'LOGGING_IN'; user: null }
  | { status: 'LOGGED_IN'; user: User };

export type AuthAction<User> =
  | { type: 'LOGGING' }
  | { type: 'LOGIN'; user: User }
  | { type: 'LOGOUT' }
  | { type: 'UPDATE_USER'; user: User }
  | { type: 'PARTIAL_UPDATE_USER'; changes: Partial<User> };

/** The next state. An update without a user has no effect. Source: member §4. */
export function authReducer<User>(
  state: AuthState<User>,
  action: AuthAction<User>,
): AuthState<User> {
  switch (action.type) {
    case 'LOGGING':
      return { status: 'LOGGING_IN', user: null };
    case 'LOGIN':
      return { status: 'LOGGED_IN', user: action.user };
    case 'LOGOUT':
      return { status: 'LOGGED_OUT', user: null };
    case 'UPDATE_USER':
      return state.status === 'LOGGED_IN' ? { ...state, user: action.user } : state;
    case 'PARTIAL_UPDATE_USER':
      return state.status === 'LOGGED_IN'
        ? { ...state, user: { ...state.user, ...action.changes } }
        : state;
  }
}
