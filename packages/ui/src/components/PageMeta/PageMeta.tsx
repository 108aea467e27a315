export interface PageMetaProps {
  /** The name of the page: 'Settings'. The product's name follows it. Left out on the landing page. */
  title?: string;
  /** A description of the page, in a sentence or two, for search engines and the previews of shared links. */
  description?: string;
  /** The canonical address of the page, absolute and without its query. */
  canonicalUrl?: string;
  /** Absolute address of the picture of a shared link. */
  imageUrl?: string;
  /** The page type in a shared link. */
  type?: 'website' | 'profile';
  /** For pages with a user's private data: search engines exclude them. */
  unlisted?: boolean;
  /** The subject of the page, in the vocabulary of schema.org. */
  structuredData?: object;
}

const PRODUCT = 'Perigee';
const TAGLINE = 'members matchmaking universe';

/** The metadata in the head of the document. Once a page; renders nothing visible. Source: events §2. */
export function PageMeta({
  title,
  description,
  canonicalUrl,
  imageUrl,
  type = 'website',
  unlisted = false,
  structuredData,
}: PageMetaProps) {
  const name = title === undefined ? `${PRODUCT}: ${TAGLINE}` : `${title} | ${PRODUCT}`;
  return (
    <>
      <title>{name}</title>
      {unlisted && <meta name="robots" content="noindex" />}
      {canonicalUrl !== undefined && (
        <>
          <link rel="canonical" href={canonicalUrl} />
          <meta property="og:url" content={canonicalUrl} />
        </>
      )}
      {description !== undefined && (
        <>
          <meta name="description" content={description} />
          <meta property="og:site_name" content={PRODUCT} />
          <meta property="og:type" content={type} />
          <meta property="og:title" content={title ?? name} />
          <meta property="og:description" content={description} />
          <meta name="twitter:card" content={imageUrl === undefined ? 'summary' : LARGE} />
          {imageUrl !== undefined && <meta property="og:image" content={imageUrl} />}
        </>
      )}
      {structuredData !== undefined && (
        <script type="application/ld+json">{withoutTags(structuredData)}</script>
      )}
    </>
  );
}

const LARGE = 'summary_large_image';

/** Escapes the JSON, so that no user text in it can end the script element. */
function withoutTags(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
