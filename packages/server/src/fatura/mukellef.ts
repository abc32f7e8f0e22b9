import { vknGecerli } from '@masabasi/core/kimlik';
import { gecerliGun } from '@masabasi/core/tarih';
import { sql } from 'kysely';
import type { Db } from '../db/connect.ts';
import type { IsTuru } from '../db/isler.ts';
import { isEkle } from '../db/kuyruk.ts';
import { islemde, SUNUCU } from '../http/transaction.ts';
import { hepsi, metni, XmlHatasi, type XmlDugumu, xmlOku } from '../xml.ts';
import { entegratorSec, entegratorVar } from './entegratorSec.ts';

/** Who is registered for e-Fatura: of a list that is brought, and of the integrator that is asked about one customer. */

export interface Mukellef {
  readonly Kimlik: string;
  readonly Unvan: string;
  readonly Etiket: string;
  readonly IlkGun: string | null;
}

const EN_COK_SATIR = 50_000;
const SINIR = { derinlik: 12, dugum: 900_000 };
const YIGIN = 2000;

const kimlikMi = (k: string): boolean => (k.length === 10 ? vknGecerli(k) : /^\d{11}$/.test(k));
const gunu = (s: string): string | null => {
  const gun = s.trim().slice(0, 10);
  return gecerliGun(gun) ? gun : null;
};

const xmlSatiri = (u: XmlDugumu): Mukellef => ({
  Kimlik: (metni(u, 'Identifier') ?? '').trim(),
  Unvan: (metni(u, 'Title') ?? '').trim().slice(0, 400),
  Etiket: (metni(u, 'Alias') ?? metni(u, 'Documents', 'Document', 'Alias', 'Name') ?? '').trim().slice(0, 200),
  IlkGun: gunu(metni(u, 'FirstCreationTime') ?? metni(u, 'AliasCreationTime') ?? ''),
});

/** A line of a list of text: number, title, mailbox, day; parted by semicolon, tab or comma. */
function metinSatiri(satir: string): Mukellef {
  const ayrac = [';', '\t', ','].find((a) => satir.includes(a)) ?? ';';
  const [Kimlik = '', Unvan = '', Etiket = '', gun = ''] = satir
    .split(ayrac)
    .map((h) => h.trim().replaceAll(/^"|"$/g, ''));
  return { Kimlik, Unvan: Unvan.slice(0, 400), Etiket: Etiket.slice(0, 200), IlkGun: gunu(gun) };
}

/** The rows of a list; a sentence where it cannot be read. Numbers that are none are counted and left out. */
export function mukellefListesi(metin: string): { readonly satirlar: Mukellef[]; readonly atlanan: number } | string {
  let satirlar: Mukellef[];
  if (metin.trimStart().startsWith('<'))
    try {
      satirlar = hepsi(xmlOku(metin, SINIR), 'User').map(xmlSatiri);
    } catch (e) {
      if (e instanceof XmlHatasi) return e.message;
      throw e;
    }
  else {
    satirlar = metin
      .split(/\r?\n/)
      .filter((s) => s.trim() !== '')
      .map(metinSatiri);
    // A row of names stands above the numbers.
    if (satirlar[0] && !/\d/.test(satirlar[0].Kimlik)) satirlar.shift();
  }
  if (satirlar.length === 0) return 'Listede mükellef yok.';
  if (satirlar.length > EN_COK_SATIR)
    return `Listede en çok ${EN_COK_SATIR} satır olabilir; listeyi bölerek yükleyiniz.`;
  const gecerli = new Map(satirlar.filter((s) => kimlikMi(s.Kimlik)).map((s) => [s.Kimlik, s]));
  if (gecerli.size === 0) return 'Listede geçerli bir vergi ya da kimlik numarası yok.';
  return { satirlar: [...gecerli.values()], atlanan: satirlar.length - gecerli.size };
}

/** Keeps who is registered; what is known better is written over. */
export async function mukellefleriYaz(
  db: Db,
  satirlar: readonly Mukellef[],
  kayitli: boolean,
  kaynak: 'liste' | 'entegrator',
  simdi: Date,
) {
  for (let i = 0; i < satirlar.length; i += YIGIN)
    await sql`
      insert into efatura_mukellef (kimlik, kayitli, unvan, etiket, ilk_gun, kaynak, zaman)
      select x->>'Kimlik', ${kayitli}, x->>'Unvan', x->>'Etiket', (x->>'IlkGun')::date, ${kaynak}, ${simdi}
      from jsonb_array_elements(${JSON.stringify(satirlar.slice(i, i + YIGIN))}::jsonb) x
      on conflict (kimlik) do update set kayitli = excluded.kayitli, unvan = excluded.unvan, etiket = excluded.etiket,
        ilk_gun = excluded.ilk_gun, kaynak = excluded.kaynak, zaman = excluded.zaman`.execute(db);
}

const MUKELLEF_ISI = 'mukellefSorgu';
export const mukellefSordur = (db: Db, kimlik: string, simdi: Date) =>
  isEkle(db, {
    tur: MUKELLEF_ISI,
    anahtar: `${kimlik} ${simdi.toISOString()}`,
    veri: { Kimlik: kimlik },
    vakit: simdi,
  });

/** Asks the integrator whether one number is registered. */
export const mukellefIsi: IsTuru<{ Kimlik: string }> = {
  ad: MUKELLEF_ISI,
  gecikmeler: [15, 60, 300],
  kira: 60,
  yapilir: entegratorVar,
  async calistir(c, { Kimlik }) {
    const entegrator = await entegratorSec(c.config);
    if (entegrator === null) return;
    const m = await entegrator.mukellef(Kimlik);
    const simdi = c.saat();
    await islemde({ db: c.db, simdi, istek: SUNUCU, kisiId: null }, async (is) => {
      const satir = { Kimlik, Unvan: m.Unvan, Etiket: m.Etiket, IlkGun: null };
      await mukellefleriYaz(is.db, [satir], m.Kayitli, 'entegrator', simdi);
      is.yayinla({ tur: 'fatura' });
    });
  },
};
