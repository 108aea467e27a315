/** The four cities of the product. Source: events §3. */
export interface City {
  name: string;
  region: string;
  country: string;
  timezone: string;
  geoLat: number;
  geoLng: number;
  /** Each has a hundred phone numbers (555-0100 to 555-0199) that are never assigned. */
  areaCodes: readonly string[];
  neighbourhoods: readonly string[];
  venues: readonly { name: string; address: string }[];
}

export const CITIES: readonly City[] = [
  {
    name: 'New York',
    region: 'New York',
    country: 'United States',
    timezone: 'America/New_York',
    geoLat: 40.7128,
    geoLng: -74.006,
    areaCodes: ['646', '917'],
    neighbourhoods: ['Fort Greene', 'Astoria', 'Harlem', 'the West Village', 'Carroll Gardens'],
    venues: [
      { name: 'The Glasshouse', address: '218 Wythe Ave, Brooklyn' },
      { name: 'Salon Eleven', address: '11 Orchard St, New York' },
      { name: 'Linden Hall', address: '340 W 22nd St, New York' },
    ],
  },
  {
    name: 'Los Angeles',
    region: 'California',
    country: 'United States',
    timezone: 'America/Los_Angeles',
    geoLat: 34.0522,
    geoLng: -118.2437,
    areaCodes: ['310', '323'],
    neighbourhoods: ['Silver Lake', 'Highland Park', 'Venice', 'Echo Park', 'Leimert Park'],
    venues: [
      { name: 'Casa Jacaranda', address: '1420 Echo Park Ave, Los Angeles' },
      { name: 'The Fig Terrace', address: '705 Traction Ave, Los Angeles' },
      { name: 'Ocean Room', address: '52 Windward Ave, Venice' },
    ],
  },
  {
    name: 'Toronto',
    region: 'Ontario',
    country: 'Canada',
    timezone: 'America/Toronto',
    geoLat: 43.6532,
    geoLng: -79.3832,
    areaCodes: ['416', '647'],
    neighbourhoods: ['Parkdale', 'Leslieville', 'the Annex', 'Kensington Market', 'Roncesvalles'],
    venues: [
      { name: 'The Foundry', address: '88 Carlaw Ave, Toronto' },
      { name: 'Maple & Vine', address: '1214 Queen St W, Toronto' },
      { name: 'Lakeview Studio', address: '19 Polson St, Toronto' },
    ],
  },
  {
    name: 'Montreal',
    region: 'Quebec',
    country: 'Canada',
    timezone: 'America/Toronto',
    geoLat: 45.5019,
    geoLng: -73.5674,
    areaCodes: ['514', '438'],
    neighbourhoods: ['the Plateau', 'Mile End', 'Verdun', 'Little Italy', 'Saint-Henri'],
    venues: [
      { name: 'Salon Mile End', address: '5240 boul. Saint-Laurent, Montreal' },
      { name: 'La Verrière', address: '401 rue Notre-Dame O, Montreal' },
      { name: 'Atelier Nord', address: '6500 av. de l’Esplanade, Montreal' },
    ],
  },
];
