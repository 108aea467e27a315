import { fn } from 'storybook/test';

export const FIREFOX = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  maxTouchPoints: 0,
};

export const IPHONE = {
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari',
  maxTouchPoints: 5,
};

export const gateArgs = {
  eventUrl: 'https://perigee.example/events/the-long-table',
  chromeHref: 'https://www.google.com/chrome/',
  appHref: 'https://apps.example/perigee',
  onTextLink: fn(() => Promise.resolve()),
  onEmailUrl: fn(() => Promise.resolve()),
  write: fn(() => Promise.resolve()),
  children: 'The live event',
};
