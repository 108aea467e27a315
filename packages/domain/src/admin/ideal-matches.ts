interface AttributeDistance {
  attribute: string;
  distance: number;
}

interface ComparedMatch {
  averageDistance: number;
  distances: readonly AttributeDistance[];
}

/** The attributes that any of the matches was compared by, in the order of the response. */
export function comparedAttributes(matches: readonly ComparedMatch[]): string[] {
  const all = matches.flatMap(({ distances }) => distances.map(({ attribute }) => attribute));
  return [...new Set(all)];
}

/** An attribute as a heading: 'interests' gives 'Interests'. */
export function attributeLabel(attribute: string): string {
  const words = attribute.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The distance of a match by one attribute; undefined if it was not compared by it. */
export function distanceBy({ distances }: ComparedMatch, attribute: string): number | undefined {
  return distances.find((each) => each.attribute === attribute)?.distance;
}

/** The attribute in which a match is the farthest from the ideal; null if it equals the ideal in all. */
export function farthestAttribute({ distances }: ComparedMatch): string | null {
  const [first] = distances.toSorted((one, other) => other.distance - one.distance);
  return first === undefined || first.distance === 0 ? null : first.attribute;
}

/** The average distance of the match that is the farthest from the ideal; 0 without matches. */
export function farthestAverage(matches: readonly ComparedMatch[]): number {
  return Math.max(0, ...matches.map(({ averageDistance }) => averageDistance));
}
