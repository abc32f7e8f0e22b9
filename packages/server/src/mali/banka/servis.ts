import { katla } from '@masabasi/core/platform/text/metin';
import { ilk as ilkCocuk, type XmlDugumu } from '../../platform/xml/xml.ts';
import { duzenBul, gerekenler, tabloOku } from './duzen.ts';
import { DUZENLER } from './duzenler.ts';
import { farki, type OkunanEkstre, OkunmadiHatasi } from './ekstre.ts';
import { bankaTutari } from './hucre.ts';

/** Answers of Turkish banks' web services: one element per movement, with its fields as child elements. */

const SERVISLER = DUZENLER.filter((d) => d.Ad.endsWith('-ws')).map((duzen) => ({
  duzen,
  gereken: gerekenler(duzen.kolonlar),
}));

const alanlari = (d: XmlDugumu): ReadonlyMap<string, string> =>
  new Map(d.cocuklar.filter((c) => c.cocuklar.length === 0).map((c) => [c.ad, c.metin]));

/** Movements below a node at any depth, and the service that has their fields. */
function kayitlari(
  d: XmlDugumu,
): { readonly servis: (typeof SERVISLER)[number]; readonly alanlar: ReadonlyMap<string, string> }[] {
  const alanlar = alanlari(d);
  const adlar = new Set([...alanlar.keys()].map(katla));
  const servis = SERVISLER.find((s) => s.gereken.every((ad) => adlar.has(ad)));
  return servis === undefined ? d.cocuklar.flatMap(kayitlari) : [{ servis, alanlar }];
}

const bul = (d: XmlDugumu, ad: string): XmlDugumu | undefined =>
  ilkCocuk(d, ad) ?? d.cocuklar.map((c) => bul(c, ad)).find((x) => x !== undefined);

/** Reads the answer of a service. Null: no known service. */
export function servisEkstresi(kok: XmlDugumu, birim: string): OkunanEkstre | null {
  const kayitlar = kayitlari(kok);
  const duzen = kayitlar[0]?.servis.duzen;
  if (duzen === undefined) return null;
  const adlar = [...new Set(kayitlar.flatMap((k) => [...k.alanlar.keys()]))];
  if (duzenBul([adlar], [duzen]) === null) return null;
  const dosya = tabloOku([adlar, ...kayitlar.map((k) => adlar.map((ad) => k.alanlar.get(ad)))], [duzen], birim);
  if ('hata' in dosya) throw new OkunmadiHatasi(dosya.hata);
  const ekstre = dosya.ekstreler[0]!;
  // The service's opening balance proves that no movement is missing before the first one.
  const acilis = bankaTutari(bul(kok, 'AcilisBakiye')?.metin, duzen.yazim, birim);
  if (typeof acilis !== 'number' || ekstre.Acilis === null) return ekstre;
  const Acilis = { ...ekstre.Acilis, Tutar: acilis };
  const toplam = ekstre.hareketler.reduce((t, h) => t + h.Tutar, 0);
  return { ...ekstre, Acilis, Fark: farki(Acilis, ekstre.Kapanis, toplam) };
}
