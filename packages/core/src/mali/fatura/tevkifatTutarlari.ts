import type { BelgeVergisi, BelgeVergiAlti, FaturaBelgesi } from './belge.ts';
import { altlari } from './kdv.ts';
import { KDV_KODU } from './kodlar.ts';
import { araligiYaz, araliklar, deger, fark, genis, icinde, KURUS, payAraligi, topla, tutarYaz } from './sayi.ts';

/** Arithmetic of the VAT that the buyer withholds: of each line, and of the document by code. */

type De = (Kural: string, Cumle: string) => void;

const kdvsi = (vergiler: readonly BelgeVergisi[]): bigint =>
  topla(
    altlari(vergiler)
      .filter((a) => a.Kod === KDV_KODU)
      .map((a) => deger(a.Vergi)),
  );

function satirKontrolleri(b: FaturaBelgesi, de: De): void {
  for (const k of b.Kalemler) {
    const kdv = kdvsi(k.Vergiler);
    for (const v of k.Tevkifatlar) {
      const toplam = topla(v.Alt.map((a) => deger(a.Vergi)));
      if (fark(toplam, deger(v.Tutar)) >= KURUS)
        de(
          'tevkifatToplami',
          `${k.Id}. satırın tevkifatı ${tutarYaz(toplam)} olmalı; ${tutarYaz(deger(v.Tutar))} yazılmış.`,
        );
      for (const a of v.Alt) {
        if (a.Matrah !== null && k.Vergiler.length > 0 && fark(deger(a.Matrah), kdv) >= KURUS)
          de(
            'tevkifatMatrahi',
            `${k.Id}. satırın tevkifat matrahı KDV’sidir (${tutarYaz(kdv)}); ${tutarYaz(deger(a.Matrah))} yazılmış.`,
          );
        if (a.Oran === null || (a.Matrah === null && k.Vergiler.length === 0)) continue;
        const aralik = payAraligi(a.Matrah === null ? kdv : deger(a.Matrah), deger(a.Oran));
        if (!icinde(deger(a.Vergi), aralik))
          de(
            'tevkifatTutari',
            `${k.Id}. satırın ${a.Kod} kodlu tevkifatı ${araligiYaz(aralik)} olmalı; ${tutarYaz(deger(a.Vergi))} yazılmış.`,
          );
      }
    }
  }
}

const anahtari = (a: BelgeVergiAlti): string => `${a.Kod} ${deger(a.Oran)}`;

/** Checks the document's withholding against the lines, by code and rate. Skipped if the lines have none. */
function satirlarlaTutar(b: FaturaBelgesi, de: De): void {
  const satirlar = Map.groupBy(
    b.Kalemler.flatMap((k) => altlari(k.Tevkifatlar).map((a) => ({ a, kdv: kdvsi(k.Vergiler) }))),
    ({ a }) => anahtari(a),
  );
  if (satirlar.size === 0) return;
  const butun = Map.groupBy(altlari(b.Tevkifatlar), anahtari);
  for (const [anahtar, grup] of butun) {
    const kod = grup[0]!.Kod;
    const bunlar = satirlar.get(anahtar);
    if (bunlar === undefined) {
      de('tevkifatSatiri', `Toplamdaki ${kod} kodlu tevkifat hiçbir satırda yok.`);
      continue;
    }
    const tabanlar = bunlar.map(({ a, kdv }) => (a.Matrah === null ? kdv : deger(a.Matrah)));
    if (grup.every((a) => a.Matrah !== null)) {
      const matrah = topla(grup.map((a) => deger(a.Matrah)));
      if (fark(matrah, topla(tabanlar)) >= KURUS)
        de(
          'tevkifatMatrahi',
          `${kod} kodlu tevkifatın matrahı satırlarınki olmalı (${tutarYaz(topla(tabanlar))}); ${tutarYaz(matrah)} yazılmış.`,
        );
    }
    const vergi = topla(grup.map((a) => deger(a.Vergi)));
    const aralik = genis(araliklar(tabanlar.map((t) => payAraligi(t, deger(grup[0]!.Oran)))), grup.length - 1);
    if (!icinde(vergi, aralik))
      de(
        'tevkifatTutari',
        `${kod} kodlu tevkifat satırlardan ${araligiYaz(aralik)} eder; ${tutarYaz(vergi)} yazılmış.`,
      );
  }
  for (const [anahtar, [ilk]] of satirlar)
    if (!butun.has(anahtar))
      de('tevkifatSatiri', `Satırlardaki ${ilk!.a.Kod} kodlu tevkifat faturanın toplamında yok.`);
}

/** Checks that the withheld tax fits its bases and rates, and does not exceed the VAT. */
export function tevkifatTutarKontrolleri(b: FaturaBelgesi, de: De): void {
  satirKontrolleri(b, de);
  const kdv = kdvsi(b.Vergiler);
  for (const { Tutar, Alt } of b.Tevkifatlar) {
    const toplam = topla(Alt.map((a) => deger(a.Vergi)));
    if (toplam !== deger(Tutar))
      de('tevkifatToplami', `Tevkifat toplamı ${tutarYaz(toplam)} olmalı; ${tutarYaz(deger(Tutar))} yazılmış.`);
    for (const a of Alt) {
      if (a.Oran === null) continue;
      const matrah = a.Matrah === null ? null : deger(a.Matrah);
      // Each line may have been rounded separately.
      const aralik = genis(payAraligi(matrah ?? kdv, deger(a.Oran)), Math.max(0, b.Kalemler.length - 1));
      const uyar = matrah === null ? deger(a.Vergi) <= aralik.ust : icinde(deger(a.Vergi), aralik);
      if (!uyar)
        de(
          'tevkifatTutari',
          `${a.Kod} kodlu tevkifat ${araligiYaz(aralik)} olmalı; ${tutarYaz(deger(a.Vergi))} yazılmış.`,
        );
    }
  }
  const matrahlar = topla(altlari(b.Tevkifatlar).map((a) => deger(a.Matrah)));
  if (b.Tevkifatlar.length > 0 && matrahlar > kdv + KURUS * BigInt(b.Kalemler.length))
    de('tevkifatMatrahi', `Tevkifatın matrahı KDV’nin kendisidir (${tutarYaz(kdv)}); ${tutarYaz(matrahlar)} yazılmış.`);
  satirlarlaTutar(b, de);
}
