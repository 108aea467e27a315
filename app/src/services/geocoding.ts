import type { Place } from '@perigee/api';

/** The port to a service that looks places up. Source: member §7, events §7. */
export interface Places {
  /**
   * Places by a part of their name, best match first.
   * @throws if the service cannot be reached or refuses
   */
  search: (text: string, signal: AbortSignal) => Promise<readonly Place[]>;
}

async function ask(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The places service answered ${response.status}`);
  return await response.json();
}

/** The sandbox, which knows larger cities. */
export function sandboxPlaces(apiUrl: string): Places {
  return {
    search: async (text, signal) =>
      (await ask(`${apiUrl}/places?${new URLSearchParams({ text })}`, signal)) as Place[],
  };
}

/** The fields that the app reads of a response of Mapbox's geocoding v6. */
interface MapboxAnswer {
  features: {
    properties: {
      name: string;
      full_address?: string;
      coordinates: { latitude: number; longitude: number };
      context: { place?: Named; region?: Named; country?: Named };
    };
  }[];
}

interface Named {
  name: string;
}

const MAPBOX = 'https://api.mapbox.com/search/geocode/v6/forward';

/** Mapbox, for places all over the world. */
export function mapboxPlaces(accessToken: string): Places {
  return {
    search: async (text, signal) => {
      const query = new URLSearchParams({
        q: text,
        types: 'place,locality',
        limit: '5',
        access_token: accessToken,
      });
      const { features } = (await ask(`${MAPBOX}?${query}`, signal)) as MapboxAnswer;
      return features.map(({ properties: { name, full_address, coordinates, context } }) => ({
        location: full_address ?? name,
        geoLat: coordinates.latitude,
        geoLng: coordinates.longitude,
        userAddress: {
          locality: context.place?.name ?? name,
          region: context.region?.name ?? null,
          country: context.country?.name ?? null,
        },
      }));
    },
  };
}
