/** HTML shared by all pages for people outside the company. */

const ISARETLER: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text escaped for HTML. */
export const kacir = (s: string): string => s.replace(/[&<>"']/g, (h) => ISARETLER[h]!);

export interface AcikSayfaIcerigi {
  readonly baslik: string;
  /** The company that the page belongs to. */
  readonly sirket: string;
  /** HTML. Every text in it has gone through `kacir`. */
  readonly govde: string;
  readonly betik?: string;
}

export const acikSayfa = ({ baslik, sirket, govde, betik }: AcikSayfaIcerigi): string => `<!doctype html>
<html lang="tr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${kacir(`${baslik} · ${sirket}`)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/acik/sayfa.css">
${betik === undefined ? '' : `<script src="${betik}" defer></script>`}
</head>
<body>
<main>
<p class="sirket">${kacir(sirket)}</p>
<h1>${kacir(baslik)}</h1>
${govde}
</main>
</body>
</html>
`;

/** A page with the error of a form in one sentence. */
export const acikHata = (msg: string): string =>
  acikSayfa({
    baslik: 'Gönderilemedi',
    sirket: 'Destek',
    govde: `<p class="uyari" role="alert">${kacir(msg)}</p>\n<p>Yazdıklarınıza dönmek için tarayıcınızın ‘geri’ düğmesine basınız.</p>`,
  });
