import { toastTimes } from '@perigee/domain';
import { Toast } from '@base-ui/react/toast';
import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useMemo, useRef, type ReactNode } from 'react';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MessageContent } from './MessageContent.tsx';
import { ToastOrbit } from './ToastOrbit.tsx';
import { close, content, icon, text, toast as toastClass, viewport } from './Toast.css.ts';
import {
  ToastsContext,
  type MessageToast,
  type ToastKind,
  type Toasts,
  type ToastTimes,
} from './toast-context.ts';

const ICONS = { success: CircleCheck, error: TriangleAlert, info: Info } as const;

export interface ToastProviderProps {
  /** The durations of toasts. The product's durations by default; tests pass shorter ones. */
  times?: ToastTimes;
  children: ReactNode;
}

/** Provides `useToast` to its children, and renders the toasts above everything. */
export function ToastProvider({ times = toastTimes, children }: ToastProviderProps) {
  return (
    <Toast.Provider timeout={times.usual} limit={1}>
      <Tell times={times}>{children}</Tell>
      <Toast.Portal>
        {/* The announcement is separate from the visible toast: keyboard users can read a toast too, and it
            would be announced twice, or hidden from users who move into it. */}
        <Toast.Viewport className={viewport} aria-live="off">
          <Messages />
        </Toast.Viewport>
        <Announcements />
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Tell({ times, children }: Required<ToastProviderProps>) {
  const { add, close: closeToast } = Toast.useToastManager();
  const shownId = useRef<string>(null);
  const toasts = useMemo<Toasts>(() => {
    const show = (type: ToastKind, title: string, timeout: number, data?: MessageToast) => {
      // The id of an equal toast is equal: what two calls report at once is shown once.
      const id = `${type} ${title}`;
      if (shownId.current !== null && shownId.current !== id) closeToast(shownId.current);
      shownId.current = id;
      add({ id, type, title, timeout, ...(data !== undefined && { data }) });
    };
    return {
      success: (title, { short = false } = {}) =>
        show('success', title, short ? times.short : times.usual),
      error: (title) => show('error', title, times.error),
      info: (title) => show('info', title, times.usual),
      message: (message) =>
        show('message', `${message.name}: ${message.text}`, times.usual, message),
      // Base UI sets no timeout for this type: a loading toast never disappears by itself.
      loading: (title) => show('loading', title, 0),
      close: () => closeToast(),
    };
  }, [add, closeToast, times]);
  return <ToastsContext value={toasts}>{children}</ToastsContext>;
}

function Messages() {
  const { toasts, close: closeToast } = Toast.useToastManager<MessageToast>();
  return toasts.map((toast) => {
    const kind = kindOf(toast.type);
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        className={toastClass}
        swipeDirection={kind === 'loading' ? [] : ['right', 'up']}
      >
        <Toast.Content className={content}>
          {toast.data === undefined ? (
            <>
              <ToastIcon kind={kind} />
              <Toast.Title className={text} render={<p />} />
            </>
          ) : (
            <MessageContent {...toast.data} onOpen={() => closeToast(toast.id)} />
          )}
          {kind !== 'loading' && (
            // Base UI hides the button until the toast has the focus, which suits stacked toasts only.
            <Toast.Close
              aria-hidden={false}
              render={<IconButton label="Close" icon={X} variant="quiet" className={close} />}
            />
          )}
        </Toast.Content>
      </Toast.Root>
    );
  });
}

function ToastIcon({ kind }: { kind: Exclude<ToastKind, 'message'> }) {
  if (kind === 'loading') return <ToastOrbit />;
  const Icon = ICONS[kind];
  return <Icon size={20} strokeWidth={1.5} aria-hidden="true" className={icon[kind]} />;
}

/** Errors interrupt the screen reader; all other toasts wait for the end of its sentence. */
function Announcements() {
  const { toasts } = Toast.useToastManager();
  const latest = toasts.find((toast) => toast.transitionStatus !== 'ending');
  const isError = latest !== undefined && kindOf(latest.type) === 'error';
  // A toast that is shown again is announced again.
  const announcement = latest !== undefined && (
    <span key={`${latest.id} ${latest.updateKey}`}>{latest.title}</span>
  );
  return (
    <div className={visuallyHidden}>
      {/* The attributes keep the announcements audible while a modal dialog hides all else from screen
          readers. */}
      <div role="alert" aria-live="assertive">
        {isError && announcement}
      </div>
      <output aria-live="polite">{!isError && announcement}</output>
    </div>
  );
}

function kindOf(type: string | undefined): Exclude<ToastKind, 'message'> {
  return type === 'success' || type === 'error' || type === 'loading' ? type : 'info';
}
