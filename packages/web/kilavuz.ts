import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { kucuk } from '@masabasi/core/platform/text/metin';
import { lexer, type Token, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import type { Bolum, Dugum, Parca } from './src/platform/yardim/kilavuz.ts';

/**
 * The guide (docs/kullanim.md) as the product shows it beside its screens. It is read during the build, so that the
 * browser gets elements instead of markdown, and no text becomes HTML at run time. Decision 0054.
 */

/** The anchor of a heading, made as the hosts of repositories make it, so that a link works in both places. */
const adres = (baslik: string): string =>
  kucuk(baslik)
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');

/** `<!-- sayfa: /tanimlar/musteri /tanimlar/musteri/liste -->` under a heading: the screens of the section. */
const SAYFA = /^<!--\s*sayfa:((?:\s+\/\S*)+)\s*-->\s*$/;

const hata = (ne: string): never => {
  throw new Error(`docs/kullanim.md: ${ne}`);
};

/** Sizes of the guide's pictures, by file. Without them the text would jump when a picture arrives. */
type Boylar = Readonly<Record<string, { readonly en: number; readonly boy: number }>>;

/** Typographic quotation marks. */
const tirnak = (s: string): string => s.replace(/"([^"]*)"/g, '“$1”');

const duz = (dugumler: readonly Dugum[]): string =>
  dugumler.map((d) => (typeof d === 'string' ? d : duz(d.slice(2) as readonly Dugum[]))).join('');

/**
 * Reads markdown into sections. Throws on markdown that the panel cannot show, so that the build reports it and not a
 * reader.
 */
export function bolumleriOku(markdown: string, boylar: Boylar): Bolum[] {
  const ic = (tokens: readonly Token[] | undefined): Dugum[] => (tokens ?? []).flatMap(dugum);

  const hucreler = (etiket: 'th' | 'td', satir: readonly Tokens.TableCell[]): Dugum => [
    'tr',
    null,
    ...satir.map((h): Dugum => [etiket, null, ...ic(h.tokens)]),
  ];

  const baglanti = ({ href, tokens }: Tokens.Link): Dugum =>
    /^[#/]/.test(href)
      ? ['a', { href: decodeURI(href) }, ...ic(tokens)]
      : hata(`'${href}' ne bir bölüm (#…) ne de bir ekran (/…)`);

  // A picture that does not exist yet is left out, because taking it needs the built screens. The guide's test reports
  // it as missing.
  const resim = ({ href, text }: Tokens.Image): Dugum[] => {
    if (text === '') hata(`${href} resminin ne gösterdiği yazılmamış`);
    const boy = boylar[href];
    return boy ? [['img', { src: href, alt: text, width: boy.en, height: boy.boy }]] : [];
  };

  const tablo = ({ header, rows }: Tokens.Table): Dugum => [
    'table',
    null,
    ...(header.some((h) => h.text !== '') ? [['thead', null, hucreler('th', header)] as const] : []),
    ['tbody', null, ...rows.map((r) => hucreler('td', r))],
  ];

  function dugum(token: Token): Dugum[] {
    const t = token as Tokens.Generic;
    switch (t.type) {
      case 'space':
        return [];
      case 'text':
        return t.tokens ? ic(t.tokens) : [tirnak(t['text'] as string)];
      case 'escape':
        return [t['text'] as string];
      case 'paragraph':
        return [['p', null, ...ic(t.tokens)]];
      case 'strong':
      case 'em':
        return [[t.type, null, ...ic(t.tokens)]];
      case 'codespan':
        return [['code', null, t['text'] as string]];
      case 'link':
        return [baglanti(token as Tokens.Link)];
      case 'image':
        return resim(token as Tokens.Image);
      case 'table':
        return [tablo(token as Tokens.Table)];
      case 'list': {
        const { ordered, items } = token as Tokens.List;
        return [[ordered ? 'ol' : 'ul', null, ...items.map((o): Dugum => ['li', null, ...ic(o.tokens)])]];
      }
      default:
        return hata(`yardım panelinin göstermediği bir biçim: ${t.type} (${t.raw.slice(0, 60)})`);
    }
  }

  const bolumler: { id: string; baslik: string; sayfalar: string[]; parcalar: Parca[] }[] = [];
  const kullanilan = new Map<string, number>();
  const yeniAdres = (baslik: string): string => {
    const [id, kacinci] = [adres(baslik), kullanilan.get(adres(baslik)) ?? 0];
    kullanilan.set(id, kacinci + 1);
    return kacinci === 0 ? id : `${id}-${String(kacinci)}`;
  };
  for (const token of lexer(markdown)) {
    const son = bolumler.at(-1);
    if (token.type === 'heading') {
      const { depth, tokens } = token as Tokens.Heading;
      const baslik = duz(ic(tokens));
      const id = yeniAdres(baslik);
      if (depth === 2) bolumler.push({ id, baslik, sayfalar: [], parcalar: [{ id, baslik: null, dugumler: [] }] });
      else if (depth === 3) son?.parcalar.push({ id, baslik, dugumler: [] });
      else if (depth !== 1) hata(`'${baslik}' başlığı çok derin: bölüm ## ve parça ### vardır`);
    } else if (token.type === 'html') {
      const sayfalar = SAYFA.exec(token.raw.trim())?.[1] ?? hata(`anlaşılmayan satır: ${token.raw.trim()}`);
      son?.sayfalar.push(...sayfalar.trim().split(/\s+/));
    } else son?.parcalar.at(-1)?.dugumler.push(...dugum(token));
  }
  return bolumler;
}

const ADI = 'virtual:kilavuz';

/** The guide as a separate module, which loads with the panel. Its pictures are files of the product. */
export function kilavuz(dosya: string): Plugin {
  const klasor = dirname(dosya);
  const liste = join(klasor, 'img/kullanim/liste.json');
  return {
    name: 'kilavuz',
    resolveId: (id) => (id === ADI ? `\0${ADI}` : undefined),
    load(id) {
      if (id !== `\0${ADI}`) return undefined;
      this.addWatchFile(dosya);
      this.addWatchFile(liste);
      const resimler: string[] = [];
      const boylar = existsSync(liste) ? (JSON.parse(readFileSync(liste, 'utf8')) as Boylar) : {};
      const metin = JSON.stringify(bolumleriOku(readFileSync(dosya, 'utf8'), boylar)).replace(
        /"src":"([^"]+)"/g,
        (_, yol: string) => `"src":r${String(resimler.push(yol) - 1)}`,
      );
      const alinan = resimler.map(
        (yol, i) => `import r${String(i)} from ${JSON.stringify(`${join(klasor, yol)}?url`)};`,
      );
      return `${alinan.join('\n')}\nexport const BOLUMLER = ${metin};`;
    },
  };
}
