export interface PageMetaProps {
  /** Of the page: 'Settings'. The product's name follows it. Left out on the landing page. */
  title?: string;
  /** What the page is, in a sentence or two, for search engines and shared links. */
  description?: string;
  /** The one address of the page, absolute and without its query. */
  canonicalUrl?: string;
  /** Absolute address of the picture that a shared link shows. */
  imageUrl?: string;
  /** What a shared link says the page is. */
  type?: 'website' | 'profile';
  /** For pages that are about one person's own things: search engines leave them out. */
  unlisted?: boolean;
  /** What the page is about, in the words of schema.org. */
  structuredData?: object;
}

const PRODUCT = 'Perigee';
const TAGLINE = 'members matchmaking universe';

/** What the head of the document says of a page. Once a page; shows nothing. Source: events §2. */
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
      {description !== undefined && <meta name="description" content={description} />}
      {canonicalUrl !== undefined && (
        <>
          <link rel="canonical" href={canonicalUrl} />
          <meta property="og:site_name" content={PRODUCT} />
          <meta property="og:type" content={type} />
          <meta property="og:title" content={title ?? name} />
          <meta property="og:url" content={canonicalUrl} />
          <meta name="twitter:card" content={imageUrl === undefined ? 'summary' : LARGE} />
          {description !== undefined && <meta property="og:description" content={description} />}
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

/** Nothing in it can end the script that holds it, whoever wrote it. */
function withoutTags(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
