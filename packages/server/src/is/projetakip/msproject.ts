import { isGunu } from '@masabasi/core/is/projetakip/rules';
import type { KonuSatiri, PlanSatiri, PrjKarti } from '@masabasi/core/is/projetakip/satirlar';
import type { Gun } from '@masabasi/core/platform/time/tarih';
import { yazilan } from '@masabasi/core/platform/text/metin';
import { xmlKacir } from '../../platform/xml/kacir.ts';
import { BAG_NUMARALARI } from './mspBirim.ts';

/** Writes Microsoft Project's XML (schema http://schemas.microsoft.com/project). */

const AD_ALANI = 'http://schemas.microsoft.com/project';
const GUNLUK_SAAT = 8;
/** Lags are in tenths of minutes. */
const GUNUN_ONDALIKLARI = GUNLUK_SAAT * 60 * 10;

const kacir = (s: string) => xmlKacir(yazilan(s));

interface YazilanProje {
  readonly proje: PrjKarti;
  readonly konular: readonly KonuSatiri[];
  readonly planlar: readonly PlanSatiri[];
  readonly tatiller: readonly Gun[];
  readonly calisir: (gun: Gun) => boolean;
}

const MESAI = [
  ['09:00:00', '13:00:00'],
  ['14:00:00', '18:00:00'],
]
  .map(([bas, bit]) => `<WorkingTime><FromTime>${bas}</FromTime><ToTime>${bit}</ToTime></WorkingTime>`)
  .join('');
/** Days of the week start with Sunday as 1. */
const haftasi = [1, 2, 3, 4, 5, 6, 7]
  .map((gun) => {
    const calisir = gun > 1 && gun < 7;
    return `<WeekDay><DayType>${gun}</DayType><DayWorking>${calisir ? 1 : 0}</DayWorking>${calisir ? `<WorkingTimes>${MESAI}</WorkingTimes>` : ''}</WeekDay>`;
  })
  .join('');
const tatili = (gun: Gun) =>
  `<Exception><EnteredByOccurrences>0</EnteredByOccurrences><TimePeriod><FromDate>${gun}T00:00:00</FromDate><ToDate>${gun}T23:59:00</ToDate></TimePeriod><Occurrences>1</Occurrences><Name>Tatil</Name><Type>1</Type><DayWorking>0</DayWorking></Exception>`;

const sabah = (gun: Gun) => `${gun}T09:00:00`;
const aksam = (gun: Gun) => `${gun}T18:00:00`;
const alanlar = (o: Readonly<Record<string, string | number | null>>): string =>
  Object.entries(o)
    .flatMap(([ad, deger]) =>
      deger === null ? [] : [`<${ad}>${typeof deger === 'number' ? deger : kacir(deger)}</${ad}>`],
    )
    .join('');

/** A plan as a task: days, work, links, and the approved days. */
function gorevi(
  p: PlanSatiri,
  { calisir }: YazilanProje,
  o: { readonly uid: number; readonly no: string; readonly seviye: number },
  uidi: (planId: number) => number,
): string {
  const sure = (bas: Gun, bit: Gun) => `PT${p.KilometreTasi ? 0 : isGunu(bas, bit, calisir) * GUNLUK_SAAT}H0M0S`;
  const dakika = Math.round(p.Tahmini_Sure * 60);
  const bas = p.KilometreTasi ? aksam(p.Baslama_Tarihi) : sabah(p.Baslama_Tarihi);
  const temel =
    p.TemelBaslama === null || p.TemelBitis === null
      ? ''
      : `<Baseline>${alanlar({
          Number: 0,
          Start: p.KilometreTasi ? aksam(p.TemelBaslama) : sabah(p.TemelBaslama),
          Finish: aksam(p.TemelBitis),
          Duration: sure(p.TemelBaslama, p.TemelBitis),
          DurationFormat: 7,
        })}</Baseline>`;
  const baglar = p.Bagimliliklar.map(
    (b) =>
      `<PredecessorLink>${alanlar({
        PredecessorUID: uidi(b.PlanId),
        Type: BAG_NUMARALARI[b.Tur],
        CrossProject: 0,
        LinkLag: b.Gecikme * GUNUN_ONDALIKLARI,
        LagFormat: 7,
      })}</PredecessorLink>`,
  ).join('');
  return `<Task>${alanlar({
    UID: o.uid,
    ID: o.uid,
    Name: p.Ad,
    Active: 1,
    Manual: 0,
    Type: 1,
    IsNull: 0,
    OutlineNumber: o.no,
    OutlineLevel: o.seviye,
    Start: bas,
    Finish: aksam(p.Bitis_Tarihi),
    Duration: sure(p.Baslama_Tarihi, p.Bitis_Tarihi),
    DurationFormat: 7,
    Work: `PT${Math.floor(dakika / 60)}H${dakika % 60}M0S`,
    Milestone: p.KilometreTasi ? 1 : 0,
    Summary: 0,
    PercentComplete: p.Ilerleme,
    ActualStart: p.Gercek_Baslama === null ? null : sabah(p.Gercek_Baslama),
    ActualFinish: p.Gercek_Bitis === null ? null : aksam(p.Gercek_Bitis),
    ConstraintType: 4,
    ConstraintDate: bas,
    Notes: p.Aciklama === '' ? null : p.Aciklama,
  })}${baglar}${temel}</Task>`;
}

/** A project as a file: topics as summaries with their plans below them, in the order of the screen. */
export function mspYaz(y: YazilanProje): string {
  const { proje, konular, planlar, tatiller } = y;
  const kisiler = [
    ...new Map(planlar.flatMap((p) => (p.SorumluId === null ? [] : [[p.SorumluId, p.Sorumlu!] as const]))),
  ];
  const altlar = Map.groupBy(konular, (k) => k.UstId);
  const konunun = Map.groupBy(planlar, (p) => p.KonuId);
  const uidler = new Map<number, number>();
  const sira: ({ readonly konu: KonuSatiri } | { readonly plan: PlanSatiri })[] = [];
  const yerleri: { readonly no: string; readonly seviye: number }[] = [];
  const gez = (ust: number | null, onek: string, seviye: number) => {
    let n = 0;
    const yeri = () => yerleri.push({ no: `${onek}${++n}`, seviye });
    for (const konu of (altlar.get(ust) ?? []).toSorted((a, b) => a.Sira - b.Sira || a.Id - b.Id)) {
      sira.push({ konu });
      yeri();
      gez(konu.Id, `${onek}${n}.`, seviye + 1);
    }
    for (const plan of ust === null ? [] : (konunun.get(ust) ?? [])) {
      sira.push({ plan });
      yeri();
      uidler.set(plan.Id, sira.length);
    }
  };
  gez(null, '', 1);
  const gorevler = sira.map((s, i) => {
    const yer = { uid: i + 1, ...yerleri[i]! };
    if ('plan' in s) return gorevi(s.plan, y, yer, (id) => uidler.get(id)!);
    const bas = s.konu.Baslama_Tarihi ?? proje.Baslama_Tarihi;
    const bit = s.konu.Bitis_Tarihi ?? bas;
    return `<Task>${alanlar({
      UID: yer.uid,
      ID: yer.uid,
      Name: s.konu.Ad,
      Active: 1,
      Manual: 0,
      IsNull: 0,
      OutlineNumber: yer.no,
      OutlineLevel: yer.seviye,
      Start: sabah(bas),
      Finish: aksam(bit),
      Milestone: 0,
      Summary: 1,
      PercentComplete: s.konu.Ilerleme,
    })}</Task>`;
  });
  const atamalar = sira.flatMap((s, i) => {
    if (!('plan' in s)) return [];
    const kim = kisiler.findIndex(([id]) => id === s.plan.SorumluId);
    return kim < 0 ? [] : [{ TaskUID: i + 1, ResourceUID: kim + 1 }];
  });
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Project xmlns="${AD_ALANI}">${alanlar({
    SaveVersion: 14,
    Name: proje.Ad,
    Title: proje.Ad,
    ScheduleFromStart: 1,
    StartDate: sabah(proje.Baslama_Tarihi),
    FinishDate: aksam(proje.Bitis_Tarihi),
    CalendarUID: 1,
    DefaultStartTime: '09:00:00',
    DefaultFinishTime: '18:00:00',
    MinutesPerDay: GUNLUK_SAAT * 60,
    MinutesPerWeek: GUNLUK_SAAT * 60 * 5,
    DaysPerMonth: 20,
    CurrencyCode: 'TRY',
  })}<Calendars><Calendar><UID>1</UID><Name>Standart</Name><IsBaseCalendar>1</IsBaseCalendar><WeekDays>${haftasi}</WeekDays>${
    tatiller.length === 0 ? '' : `<Exceptions>${tatiller.map(tatili).join('')}</Exceptions>`
  }</Calendar></Calendars>
<Tasks>
${gorevler.join('\n')}
</Tasks>
<Resources>${kisiler.map(([, ad], i) => `<Resource>${alanlar({ UID: i + 1, ID: i + 1, Name: ad, Type: 1, CalendarUID: 1 })}</Resource>`).join('')}</Resources>
<Assignments>${atamalar.map((a, i) => `<Assignment>${alanlar({ UID: i + 1, ...a, Units: 1 })}</Assignment>`).join('')}</Assignments>
</Project>
`;
}
