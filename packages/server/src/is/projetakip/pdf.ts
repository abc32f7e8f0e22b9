import type { Istek } from '@masabasi/core/platform/call/endpoint';
import { AKIS_TURLERI, type AkisAdimi, akisSirasi } from '@masabasi/core/is/projetakip/akis';
import {
  ADIM_BOYU,
  ADIM_ENI,
  adSatirlari,
  AKIS_RENKLERI as RENK,
  akisCercevesi,
  kesimleri,
  yolCizgisi,
} from '@masabasi/core/is/projetakip/akisDuzeni';
import type { projetakip as contract } from '@masabasi/core/is/projetakip/contract';
import { PLAN_DURUM_ADLARI } from '@masabasi/core/is/projetakip/rules';
import { tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { type Belge, belgeYaz, type Cizim } from '../../platform/document/belge.ts';
import { found } from '../../platform/http/errors.ts';
import { kurulumSatiri } from '../../platform/setup/kurulum.ts';
import { bugunu, okuyan } from './degisim.ts';
import * as q from './queries.ts';
import type { ProductAct } from '../../platform/http/context.ts';

/** The flow of a plan as a PDF: its drawing, and its steps in reading order. */

/** Largest height of a piece of the drawing: a page without a heading and the frame. */
const EN_BOY = 640;
const EN_BUYUK = 0.75;
/** The height of a heading with the upper edge of its frame. */
const BASLIK_BOYU = 40;
/** Largest width of a drawing inside a frame. */
const EN_EN = 470;

type Yol = ReturnType<typeof yolCizgisi>;

function yolCiz(doc: Cizim, { noktalar, yon }: Yol): void {
  const [ilk, ...sonrakiler] = noktalar.map(([x, y]) => [x!, y!] as const);
  doc.moveTo(...ilk!);
  for (const n of sonrakiler) doc.lineTo(...n);
  doc.lineWidth(1.5).strokeColor(RENK.cizgi).stroke();
  const [x, y] = sonrakiler.at(-1)!;
  const [dx, dy] = { alt: [0, 1], sag: [1, 0], sol: [-1, 0] }[yon] as [number, number];
  doc
    .moveTo(x, y)
    .lineTo(x - 7 * dx - 4 * dy, y - 7 * dy - 4 * dx)
    .lineTo(x - 7 * dx + 4 * dy, y - 7 * dy + 4 * dx)
    .fillColor(RENK.cizgi)
    .fill();
}

function etiketCiz(doc: Cizim, { etiket }: Yol, etiketi: string): void {
  doc.font('ince').fontSize(12);
  const en = Math.min(150, doc.widthOfString(etiketi));
  doc.rect(etiket.x - en / 2 - 3, etiket.y - 9, en + 6, 18).fill(RENK.zemin);
  doc
    .fillColor(RENK.yazi)
    .text(etiketi, etiket.x - en / 2 - 1, etiket.y - 7, { width: en + 2, height: 14, ellipsis: true });
}

function adimCiz(doc: Cizim, a: AkisAdimi): void {
  const [x, y] = [a.X - ADIM_ENI / 2, a.Y - ADIM_BOYU / 2];
  doc.roundedRect(x, y, ADIM_ENI, ADIM_BOYU, a.Tur === 'baslangic' || a.Tur === 'bitis' ? ADIM_BOYU / 2 : 6);
  doc.lineWidth(a.Tur === 'bitis' ? 2.5 : 1.5);
  if (a.Tur === 'karar') doc.dash(5, { space: 3 });
  doc.fillAndStroke(RENK.zemin, RENK[a.Tur]).undash();
  const satirlar = adSatirlari(a.Ad);
  doc.font('ince').fontSize(13).fillColor(RENK.yazi);
  satirlar.forEach((satir, n) => {
    const ust = a.Y - 8 + (n - (satirlar.length - 1) / 2) * 17;
    doc.text(satir, x + 4, ust, { width: ADIM_ENI - 8, height: 15, align: 'center', ellipsis: true });
  });
}

/** The height left for a drawing under the fields of its plan, and the smallest scale to fit it there. */
const ILK_BOY = 500;
const EN_COK_KUCULME = 0.7;

const kati = (adimlar: readonly AkisAdimi[]): number => {
  const { en, boy } = akisCercevesi(adimlar);
  const kat = Math.min(EN_BUYUK, EN_EN / en);
  const sigan = ILK_BOY / boy;
  return sigan < kat && sigan >= kat * EN_COK_KUCULME ? sigan : kat;
};
const ilkBoy = (adimlar: readonly AkisAdimi[]): number => {
  const kat = kati(adimlar);
  return kesimleri(adimlar, EN_BOY / kat)[0]!.boy * kat;
};

/** The drawing, over as many pages as needed. */
function cizimi(b: Belge, adimlar: readonly AkisAdimi[]): void {
  const { x, en } = akisCercevesi(adimlar);
  const kat = kati(adimlar);
  const bul = new Map(adimlar.map((a) => [a.Id, a]));
  const yollar = adimlar.flatMap((a) =>
    a.Sonraki.map((s) => ({ yol: yolCizgisi(a, bul.get(s.AkisId)!), Etiket: s.Etiket })),
  );
  const parcalar = kesimleri(adimlar, EN_BOY / kat);
  parcalar.forEach(({ ust, boy }, n) => {
    const anlatim = `Akışın çizimi${parcalar.length > 1 ? `, ${n + 1}. parça` : ''}; adımları aşağıda sırasıyla yazılı.`;
    b.sekil(boy * kat, anlatim, (doc, sol, yer, yerEni) => {
      doc.save();
      doc.rect(sol, yer, yerEni, boy * kat).clip();
      doc
        .translate(sol + (yerEni - en * kat) / 2, yer)
        .scale(kat)
        .translate(-x, -ust);
      for (const { yol } of yollar) yolCiz(doc, yol);
      // Labels of ways are drawn above all ways.
      for (const { yol, Etiket } of yollar) if (Etiket !== '') etiketCiz(doc, yol, Etiket);
      for (const a of adimlar) adimCiz(doc, a);
      doc.restore();
    });
  });
}

/** The flow of a plan as a PDF in base64. */
export async function akisPdf(ctx: ProductAct, { PlanId }: Istek<typeof contract.projeAkisPdf>) {
  const { db, simdi } = ctx;
  const prjId = await q.planinProjesi(db, PlanId);
  const prj = found(prjId === null ? null : await q.prjKarti(db, prjId, okuyan(ctx)), 'Plan');
  const plan = (await q.planlari(db, prj.Id, bugunu(ctx))).planlar.find((p) => p.Id === PlanId)!;
  const adimlar = akisSirasi(await q.akislari(db, PlanId));
  const adlar = await q.adlari(
    db,
    adimlar.flatMap((a) => a.SorumluId ?? []),
  );
  const sirasi = new Map(adimlar.map((a, n) => [a.Id, `${n + 1}. ${a.Ad}`]));
  const veri = await belgeYaz(
    {
      sirket: (await kurulumSatiri(db))?.sirket ?? '',
      baslik: 'PLAN AKIŞI',
      kunye: `${prj.Ad}    Düzenlenme: ${zamanYaz(simdi)}`,
      ad: `Plan Akışı - ${plan.Ad}`,
    },
    (b) => {
      b.bolum('Plan', () => {
        b.alanlar(['Plan', plan.Ad]);
        b.alanlar(['Proje', prj.Ad], ['Ürün', prj.Urun], ['Müşteri', prj.Musteri ?? 'İç proje']);
        b.alanlar(
          ['Durum', `${PLAN_DURUM_ADLARI[plan.DurumAnahtar]}, ${plan.PlanSurum}. versiyon`],
          ['Günler', `${tarihYaz(plan.Baslama_Tarihi)} – ${tarihYaz(plan.Bitis_Tarihi)}`],
          ['Sorumlu', plan.Sorumlu],
        );
      });
      if (adimlar.length === 0) b.paragraf('Bu planın akışı çizilmemiş.');
      else {
        // The heading and its frame stay with the first piece of the drawing.
        b.birlikte(ilkBoy(adimlar) + BASLIK_BOYU);
        b.bolum('Çizim', () => cizimi(b, adimlar));
      }
      for (const a of adimlar)
        b.bolum(sirasi.get(a.Id)!, () => {
          b.alanlar(
            ['Tür', AKIS_TURLERI[a.Tur]],
            ['Sorumlu', a.SorumluId === null ? null : (adlar.get(a.SorumluId) ?? null)],
            ['Süre (saat)', a.Sure === null ? null : String(a.Sure).replace('.', ',')],
            ['Tamamlandı', a.Tur === 'adim' ? (a.Tamamlandi ? 'Evet' : 'Hayır') : null],
          );
          for (const satir of a.Aciklama.split('\n')) if (satir.trim() !== '') b.paragraf(satir);
          if (a.Sonraki.length > 0)
            b.paragraf(
              a.Sonraki.map((s) => `${s.Etiket ? `${s.Etiket}: ` : ''}${sirasi.get(s.AkisId) ?? ''}`).join('\n'),
              { etiket: 'Ardından' },
            );
        });
    },
  );
  await ctx.denetle({ eylem: 'projeAkisPdf', nesne: 'proje_plan', nesneId: PlanId });
  return { durum: true as const, basefile: veri.toString('base64'), dosyaAdi: `${plan.Ad} akışı.pdf` };
}
