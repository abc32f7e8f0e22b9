import { geceVardiyasiMi } from '../mesai/rules.ts';
import type { CalismaDuzeni, TatilMiktari } from '../pano/rules.ts';
import {
  type An,
  type Gun,
  gunEkle,
  haftaGunu,
  istanbulAni,
  istanbulGunu,
  istanbulSaati,
  ms,
  type Saat,
} from '../tarih.ts';

/** Handing over before leave: who takes what, when one is told, and which promise ends while its owner is away. */

/** Whoever goes on leave within so many days is told so on the home page. */
export const YAKIN_GUN = 7;
/** So far back a last working day is looked for. */
const EN_COK_GERI = 30;

/** Why somebody who sees another's contacts hands over none of them. */
export const DEVIR_YETKISI =
  'Bu görüşmeleri kişinin kendisi ya da görüşme dağıtma yetkisi olan biri devreder; siz yalnız görürsünüz. Yetkiyi yöneticinizden isteyebilirsiniz.';

export interface DevredilenGorusme {
  readonly Id: number;
  readonly ProjeId: number;
}
/** Somebody who works with a product and is there during the leave. */
export interface DevirAdayi {
  readonly Id: number;
  readonly ProjeId: number;
  readonly DepartmanId: number;
  /** Their open contacts. */
  readonly Acik: number;
}

/**
 * Who could take each contact: of those who work with its product and are there, people of the same department first, then whoever has
 * least, with what has been suggested to them already. Null: nobody.
 * @param gorusmeler the most urgent first
 */
export function devirOnerileri(
  gorusmeler: readonly DevredilenGorusme[],
  adaylar: readonly DevirAdayi[],
  departmanId: number,
): ReadonlyMap<number, number | null> {
  const yuk = new Map(adaylar.map((a) => [a.Id, a.Acik]));
  return new Map(
    gorusmeler.map(({ Id, ProjeId }) => {
      const [secilen] = adaylar
        .filter((a) => a.ProjeId === ProjeId)
        .toSorted(
          (a, b) =>
            Number(a.DepartmanId !== departmanId) - Number(b.DepartmanId !== departmanId) ||
            yuk.get(a.Id)! - yuk.get(b.Id)!,
        );
      if (secilen === undefined) return [Id, null] as const;
      yuk.set(secilen.Id, yuk.get(secilen.Id)! + 1);
      return [Id, secilen.Id] as const;
    }),
  );
}

/** The last day before a leave on which somebody works; null: there is none near. */
export function sonCalismaGunu(baslangic: Gun, gunler: readonly number[], tatil: TatilMiktari): Gun | null {
  for (let n = 1; n <= EN_COK_GERI; n++) {
    const gun = gunEkle(baslangic, -n);
    if (gunler.includes(haftaGunu(gun)) && tatil(gun) < 1) return gun;
  }
  return null;
}

/** Whether a promise ends while somebody is on leave, whose last day is the one before `Bitis`. */
export const izindeBiter = (bitis: An | null, izin: { readonly Baslangic: Gun; readonly Bitis: Gun }): boolean =>
  bitis !== null && ms(bitis) >= istanbulAni(izin.Baslangic) && ms(bitis) < istanbulAni(izin.Bitis);

/** A leave, of whole days or of hours within one. */
export interface IzinZamani {
  readonly Baslangic: Gun;
  readonly Bitis: Gun;
  readonly BaslamaSaati: Saat | null;
  readonly BitisSaati: Saat | null;
}

const kapsar = (i: IzinZamani, gun: Gun, saat: Saat): boolean =>
  i.Bitis > i.Baslangic
    ? i.Baslangic <= gun && gun < i.Bitis
    : i.Baslangic === gun && (i.BaslamaSaati ?? '00:00') <= saat && saat < (i.BitisSaati ?? '24:00');

/** When somebody is back who is on leave for the whole of a day; null: they are not. Leaves that follow each other are one. */
export function izninDonusu(izinler: readonly IzinZamani[], gun: Gun): Gun | null {
  let donus: Gun | null = null;
  for (const i of izinler.toSorted((a, b) => (a.Baslangic < b.Baslangic ? -1 : 1)))
    if (i.Bitis > i.Baslangic && i.Baslangic <= (donus ?? gun) && i.Bitis > (donus ?? gun)) donus = i.Bitis;
  return donus;
}

/** A holiday of half a day begins at this time of it. */
const OGLE: Saat = '13:00';

/** Whether an instant lies in the shift that begins on a day; its end is still in it. */
function vardiyada(d: CalismaDuzeni, gun: Gun, an: number, tatil: TatilMiktari): boolean {
  if (!d.Gunler.includes(haftaGunu(gun)) || tatil(gun) >= 1) return false;
  const bitis = istanbulAni(geceVardiyasiMi(d) ? gunEkle(gun, 1) : gun, d.Bitis);
  const son = tatil(gun) > 0 ? Math.min(bitis, istanbulAni(gun, OGLE)) : bitis;
  return an >= istanbulAni(gun, d.Baslangic) && an <= son;
}

/** Why somebody is not at work. */
export const YOKLUKLAR = ['izinli', 'mesaiDisi'] as const;
export type Yokluk = (typeof YOKLUKLAR)[number];

export interface Bulunma {
  readonly duzen: CalismaDuzeni;
  readonly izinler: readonly IzinZamani[];
  readonly tatil: TatilMiktari;
}

/** Why somebody is not at work at an instant: on leave, or off shift; null: they are. Round the clock no hours bind. */
export function yokluk({ duzen, izinler, tatil }: Bulunma, an: An): Yokluk | null {
  const [gun, saat] = [istanbulGunu(an), istanbulSaati(an)];
  if (izinler.some((i) => kapsar(i, gun, saat))) return 'izinli';
  if (duzen.SureDakika !== null) return duzen.Gunler.includes(haftaGunu(gun)) ? null : 'mesaiDisi';
  const calisir = [gun, gunEkle(gun, -1)].some((g) => vardiyada(duzen, g, ms(an), tatil));
  return calisir ? null : 'mesaiDisi';
}

const YOKLUK: Readonly<Record<Yokluk, string>> = { izinli: 'izinli', mesaiDisi: 'mesaide değil' };
const BENIM: typeof YOKLUK = { izinli: 'izinlisiniz', mesaiDisi: 'mesaide değilsiniz' };

/** That a promise ends while its owner is not there. @param kim their name; null: it is the reader */
export const sozUyarisi = (zaman: string, kim: string | null, neden: Yokluk): string =>
  kim === null
    ? `Süre sözü ${zaman} doluyor; o saatte ${BENIM[neden]}. Önce yanıtlayınız ya da başkasına veriniz.`
    : `Süre sözü ${zaman} doluyor; ${kim} o saatte ${YOKLUK[neden]}. Görüşmeyi o saatte çalışan birine vermek daha doğru olur.`;

/** The same beside a promise in a list, where the name of its owner stands already. */
export const sozYokluguMetni = (neden: Yokluk): string => `Söz dolduğunda atanan kişi ${YOKLUK[neden]}.`;

/** A promise that ends while whom its contact is given to is not there. */
export interface YokkenDolan {
  readonly No: string;
  /** As one says it (`sozZamani`). */
  readonly zaman: string;
  readonly neden: Yokluk;
}
/** So many of several are named. */
const EN_COK_ANILAN = 3;

/**
 * What is said before contacts are given to somebody who is not there now, or will not be when it is promised; null: nothing is.
 * @param hal where they are now, in words; null: at their desk
 * @param kac how many contacts are given
 */
export function vermeUyarisi(
  kim: string,
  hal: string | null,
  dolanlar: readonly YokkenDolan[],
  kac: number,
): string | null {
  const [ilk] = dolanlar;
  const yer = hal === null ? '' : `${kim} şu anda masasında değil: ${hal}.`;
  if (ilk === undefined) return yer === '' ? null : `${yer} Yine de ona verilsin mi?`;
  const kalan = dolanlar.length - EN_COK_ANILAN;
  const anilan = dolanlar.slice(0, EN_COK_ANILAN).map((d) => `${d.No} ${d.zaman}, ${YOKLUK[d.neden]}`);
  const soz =
    kac === 1
      ? `Süre sözü ${ilk.zaman} doluyor; ${kim} o saatte ${YOKLUK[ilk.neden]}.`
      : `${dolanlar.length} görüşmenin süre sözü, ${kim} yokken doluyor (${anilan.join('; ')}${kalan > 0 ? `; ${kalan} görüşme daha` : ''}).`;
  return [yer, soz, 'Yine de ona verilsin mi?'].filter(Boolean).join(' ');
}

/** Where somebody is whom a contact may be given to. */
export interface AdayYeri {
  /** In words; null: it is not the reader's to know. */
  readonly Hal: string | null;
  /** At their desk now. */
  readonly Burada: boolean;
}
const yakinligi = ({ Hal, Burada }: AdayYeri): number => (Burada ? 0 : Hal === null ? 1 : 2);

/** Who is there first, then those of whom nobody knows, then the others; the order they came in otherwise stays. */
export const adaySirasi = <A extends AdayYeri>(adaylar: readonly A[]): A[] =>
  adaylar.toSorted((a, b) => yakinligi(a) - yakinligi(b));

/** That somebody has asked to be reminded when they are not there. */
export const hatirlatmaUyarisi = (zaman: string, neden: Yokluk): string =>
  `Hatırlatmanız ${zaman} için kurulu; o saatte ${BENIM[neden]}.`;
