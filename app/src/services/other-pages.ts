/** A window beside the app's. */
export type OtherWindow = Pick<Window, 'closed' | 'close' | 'location' | 'opener'>;

/** The port to pages that are not part of the app: of the payments provider, banks and social networks. */
export interface OtherPages {
  /** Navigates to an address. */
  leave: (url: string) => void;
  /** Opens a window, empty without an address; null if the browser blocks it. */
  openWindow: (size: { width: number; height: number }, url?: string) => OtherWindow | null;
}

export const browserPages: OtherPages = {
  leave: (url) => location.assign(url),
  openWindow: ({ width, height }, url = '') =>
    window.open(url, '_blank', `popup,width=${width},height=${height}`),
};
