import { geceVardiyasiMi } from '../../mesai/mesai/rules.ts';
import type { CalismaDuzeni, TatilMiktari } from '../../mesai/pano/rules.ts';
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
} from '../../platform/time/tarih.ts';

/**
 * Handover before a leave: suggestions for new owners, the day of the reminder, and promises that end during the leave.
 */

/** The home page reminds a person of a leave that begins within this many days. */
export const YAKIN_GUN = 7;
/** Maximum days to look back for the last working day. */
const EN_COK_GERI = 30;

/** Message for a person who sees the tickets of others but may not hand them over. */
export const DEVIR_YETKISI =
  'Bu görüşmeleri kişinin kendisi ya da görüşme dağıtma yetkisi olan biri devreder; siz yalnız görürsünüz. Yetkiyi yöneticinizden isteyebilirsiniz.';

export interface DevredilenGorusme {
  readonly Id: number;
  readonly ProjeId: number;
}
/** A person who works with a product and is present during the leave. */
export interface DevirAdayi {
  readonly Id: number;
  readonly ProjeId: number;
  readonly DepartmanId: number;
  /** Number of their open tickets. */
  readonly Acik: number;
}

/**
 * Suggests a new owner for each ticket among present people who work with its product. People of the same department
 * come first, then those with the fewest tickets, earlier suggestions included. Null: nobody.
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

/** The last working day before a leave. Null: none nearby. */
export function sonCalismaGunu(baslangic: Gun, gunler: readonly number[], tatil: TatilMiktari): Gun | null {
  for (let n = 1; n <= EN_COK_GERI; n++) {
    const gun = gunEkle(baslangic, -n);
    if (gunler.includes(haftaGunu(gun)) && tatil(gun) < 1) return gun;
  }
  return null;
}

/** True if a promise ends during a leave. The last day of the leave is the day before `Bitis`. */
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

/** Day of return of a person who is on leave for the whole day. Null: they are not. Consecutive leaves count as one. */
export function izninDonusu(izinler: readonly IzinZamani[], gun: Gun): Gun | null {
  let donus: Gun | null = null;
  for (const i of izinler.toSorted((a, b) => (a.Baslangic < b.Baslangic ? -1 : 1)))
    if (i.Bitis > i.Baslangic && i.Baslangic <= (donus ?? gun) && i.Bitis > (donus ?? gun)) donus = i.Bitis;
  return donus;
}

/** Start of a half-day holiday. */
const OGLE: Saat = '13:00';

/** True if an instant lies in the shift that begins on a day. The end of the shift still belongs to it. */
function vardiyada(d: CalismaDuzeni, gun: Gun, an: number, tatil: TatilMiktari): boolean {
  if (!d.Gunler.includes(haftaGunu(gun)) || tatil(gun) >= 1) return false;
  const bitis = istanbulAni(geceVardiyasiMi(d) ? gunEkle(gun, 1) : gun, d.Bitis);
  const son = tatil(gun) > 0 ? Math.min(bitis, istanbulAni(gun, OGLE)) : bitis;
  return an >= istanbulAni(gun, d.Baslangic) && an <= son;
}

/** Reasons for not being at work. */
export const YOKLUKLAR = ['izinli', 'mesaiDisi'] as const;
export type Yokluk = (typeof YOKLUKLAR)[number];

export interface Bulunma {
  readonly duzen: CalismaDuzeni;
  readonly izinler: readonly IzinZamani[];
  readonly tatil: TatilMiktari;
}

/**
 * Reason why a person is not at work at an instant: on leave, or off shift. Null: they are at work. A department that
 * works round the clock has no hours, only working days.
 */
export function yokluk({ duzen, izinler, tatil }: Bulunma, an: An): Yokluk | null {
  const [gun, saat] = [istanbulGunu(an), istanbulSaati(an)];
  if (izinler.some((i) => kapsar(i, gun, saat))) return 'izinli';
  if (duzen.SureDakika !== null) return duzen.Gunler.includes(haftaGunu(gun)) ? null : 'mesaiDisi';
  const calisir = [gun, gunEkle(gun, -1)].some((g) => vardiyada(duzen, g, ms(an), tatil));
  return calisir ? null : 'mesaiDisi';
}

const YOKLUK: Readonly<Record<Yokluk, string>> = { izinli: 'izinli', mesaiDisi: 'mesaide değil' };
const BENIM: typeof YOKLUK = { izinli: 'izinlisiniz', mesaiDisi: 'mesaide değilsiniz' };

/**
 * Warning that a promise (SLA) ends while its owner is absent.
 * @param kim name of the owner, null: the reader
 */
export const sozUyarisi = (zaman: string, kim: string | null, neden: Yokluk): string =>
  kim === null
    ? `Süre sözü ${zaman} doluyor; o saatte ${BENIM[neden]}. Önce yanıtlayınız ya da başkasına atayınız.`
    : `Süre sözü ${zaman} doluyor; ${kim} o saatte ${YOKLUK[neden]}. Görüşmeyi o saatte çalışan birine atamak daha doğru olur.`;

/** Short form of the warning for lists, where the owner's name is already beside it. */
export const sozYokluguMetni = (neden: Yokluk): string => `Söz dolduğunda atanan kişi ${YOKLUK[neden]}.`;

/** A promise that ends while the new owner of its ticket is absent. */
export interface YokkenDolan {
  readonly No: string;
  /** In words (`sozZamani`). */
  readonly zaman: string;
  readonly neden: Yokluk;
}
/** Maximum number of tickets named in one warning. */
const EN_COK_ANILAN = 3;

/**
 * Question before tickets are assigned to a person who is absent now, or absent when a promise ends. Null: no question.
 * @param hal the person's current state in words, null: at their desk
 * @param kac number of assigned tickets
 */
export function vermeUyarisi(
  kim: string,
  hal: string | null,
  dolanlar: readonly YokkenDolan[],
  kac: number,
): string | null {
  const [ilk] = dolanlar;
  const yer = hal === null ? '' : `${kim} şu anda masasında değil: ${hal}.`;
  if (ilk === undefined) return yer === '' ? null : `${yer} Yine de ona atansın mı?`;
  const kalan = dolanlar.length - EN_COK_ANILAN;
  const anilan = dolanlar.slice(0, EN_COK_ANILAN).map((d) => `${d.No} ${d.zaman}, ${YOKLUK[d.neden]}`);
  const soz =
    kac === 1
      ? `Süre sözü ${ilk.zaman} doluyor; ${kim} o saatte ${YOKLUK[ilk.neden]}.`
      : `${dolanlar.length} görüşmenin süre sözü, ${kim} yokken doluyor (${anilan.join('; ')}${kalan > 0 ? `; ${kalan} görüşme daha` : ''}).`;
  return [yer, soz, 'Yine de ona atansın mı?'].filter(Boolean).join(' ');
}

/** Presence of a person who may receive a ticket. */
export interface AdayYeri {
  /** In words. Null: the reader may not know it. */
  readonly Hal: string | null;
  /** At their desk now. */
  readonly Burada: boolean;
}
const yakinligi = ({ Hal, Burada }: AdayYeri): number => (Burada ? 0 : Hal === null ? 1 : 2);

/** Sorts present people first, then people with unknown presence, then the others. The order is otherwise stable. */
export const adaySirasi = <A extends AdayYeri>(adaylar: readonly A[]): A[] =>
  adaylar.toSorted((a, b) => yakinligi(a) - yakinligi(b));

/** Warning about a reminder at a time when the person is absent. */
export const hatirlatmaUyarisi = (zaman: string, neden: Yokluk): string =>
  `Hatırlatmanız ${zaman} için kurulu; o saatte ${BENIM[neden]}.`;
