import { describe, expect, it } from 'vitest';
import { deviceFit } from './device-fit.ts';
import { eventAudienceLine, tagLabel } from './event-audience-line.ts';
import { eventStructuredData, type DescribedEvent } from './structured-data.ts';

const NOW = new Date('2026-12-01T12:00:00Z');
const URL = 'https://perigee.example/events/the-long-table';

const event: DescribedEvent = {
  title: 'The Long Table',
  description: 'Eight introductions by candlelight.',
  image: 'https://perigee.example/cover.jpg',
  address: '214 Water Street',
  location: 'New York',
  timezone: 'America/New_York',
  startTime: new Date('2026-12-11T00:30:00Z'),
  endTime: new Date('2026-12-11T01:49:00Z'),
  status: 'created',
  ticketPrice: 20,
  ticketsHaveSoldOut: false,
  host: { name: 'Amira Saleh' },
};

describe('eventStructuredData', () => {
  it('has the title, time, place, host and price', () => {
    expect(eventStructuredData(event, URL, NOW)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'The Long Table',
      description: 'Eight introductions by candlelight.',
      url: URL,
      image: ['https://perigee.example/cover.jpg'],
      startDate: '2026-12-10T19:30:00-05:00',
      endDate: '2026-12-10T20:49:00-05:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: 'New York',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '214 Water Street',
          addressLocality: 'New York',
        },
      },
      organizer: { '@type': 'Person', name: 'Amira Saleh' },
      offers: {
        '@type': 'Offer',
        url: URL,
        price: 20,
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
    });
  });

  it.each([
    ['archived', { status: 'archived' }, 'EventCancelled', 'SoldOut'],
    ['over', { status: 'completed' }, 'EventScheduled', 'SoldOut'],
    ['sold out', { ticketsHaveSoldOut: true }, 'EventScheduled', 'SoldOut'],
    ['started', { status: 'started' }, 'EventScheduled', 'InStock'],
  ])('for an event that is %s', (_which, change, status, availability) => {
    expect(eventStructuredData({ ...event, ...change }, URL, NOW)).toMatchObject({
      eventStatus: `https://schema.org/${status}`,
      offers: { availability: `https://schema.org/${availability}` },
    });
  });

  it('leaves out unknown values, and supports any zone', () => {
    const bare = { ...event, image: null, host: null, location: null, timezone: 'Asia/Kolkata' };
    const data = eventStructuredData(bare, URL, NOW);
    expect(data).not.toHaveProperty('image');
    expect(data).not.toHaveProperty('organizer');
    expect(data).toMatchObject({
      startDate: '2026-12-11T06:00:00+05:30',
      location: { name: '214 Water Street' },
    });
  });
});

describe('the audience line of an event', () => {
  it.each([
    [{ minAge: 25, maxAge: 40, sexualOrientation: 'lgbtq_plus' }, 'Ages 25 to 40, LGBTQ+'],
    [{ minAge: 25, maxAge: 40 }, 'Ages 25 to 40'],
    [{ sexualOrientation: 'open' }, 'Open to all'],
    [{}, ''],
  ])('%j: %s', (audience, line) => {
    expect(eventAudienceLine(audience)).toBe(line);
  });

  it('keeps other tags unchanged', () => {
    expect(tagLabel('Supper')).toBe('Supper');
  });
});

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';

describe('deviceFit', () => {
  it.each([
    ['Chrome on a Mac', `${MAC} (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36`, 0, 'fit'],
    ['Chrome without a window', `${MAC} HeadlessChrome/140.0.0.0 Safari/537.36`, 0, 'fit'],
    ['Edge', `${MAC} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 0, 'desktop'],
    ['Opera', `${MAC} Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0`, 0, 'desktop'],
    ['Safari', `${MAC} Version/18.0 Safari/605.1.15`, 0, 'desktop'],
    ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101', 0, 'desktop'],
    ['an iPhone', `${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`, 5, 'mobile'],
    ['Chrome on an iPhone', `${IPHONE} CriOS/140.0 Mobile/15E148 Safari/604.1`, 5, 'mobile'],
    ['an iPad', `${MAC} Version/18.0 Safari/605.1.15`, 5, 'mobile'],
    ['Android', 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile Safari', 5, 'mobile'],
  ])('%s', (_which, userAgent, maxTouchPoints, fit) => {
    expect(deviceFit({ userAgent, maxTouchPoints }, { developerMode: false })).toBe(fit);
    expect(deviceFit({ userAgent, maxTouchPoints }, { developerMode: true })).toBe('fit');
  });
});
