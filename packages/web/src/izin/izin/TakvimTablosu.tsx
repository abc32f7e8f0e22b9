import type { Basari } from '@masabasi/core/platform/call/endpoint';
import { type Gun, gunEkle, gunFarki, tarihYaz } from '@masabasi/core/platform/time/tarih';
import type { talep } from '@masabasi/core/izin/talep/contract';
import { useMemo } from 'react';
import { dayColumn, type LaneBar, Lanes } from '../../ui/Lanes.tsx';

type Takvim = Basari<typeof talep.izinTakvimi>;
type Izin = Takvim['izinler'][number];
type Tatil = Takvim['tatiller'][number];

/** The days of a month. */
function ayinGunleri(ay: string): Gun[] {
  const gunler: Gun[] = [];
  for (let g = `${ay}-01`; g.startsWith(ay); g = gunEkle(g, 1)) gunler.push(g);
  return gunler;
}

const izinAdi = (i: Izin) =>
  `${i.izinTur}, ${tarihYaz(i.Baslangic)}${i.Baslangic === i.Bitis ? '' : `, dönüş ${tarihYaz(i.Bitis)}`}${i.bekliyor ? ', onay bekliyor' : ''}`;

/**
 * A leave as a bar over the days of the month. Null: outside of the month. An hourly leave covers its day. The day of
 * return is not part of a leave.
 */
function izinSeridi(i: Izin, gunler: readonly Gun[]): LaneBar | null {
  const saatlik = i.Baslangic === i.Bitis;
  const from = Math.max(0, gunFarki(gunler[0]!, i.Baslangic));
  const to = Math.min(gunler.length, gunFarki(gunler[0]!, i.Bitis) + (saatlik ? 1 : 0));
  if (from >= to) return null;
  const look = i.bekliyor ? 'open' : saatlik ? 'part' : undefined;
  return { from, to, text: i.izinTur, label: izinAdi(i), look, color: i.Renk };
}

export interface TakvimTablosuProps {
  readonly ad: string;
  readonly ay: string;
  readonly bugun: Gun;
  readonly kisiler: Takvim['kisiler'];
  readonly izinler: readonly Izin[];
  readonly tatiller: readonly Tatil[];
  readonly eski: boolean;
}

/** People as rows, days as columns. Approved leave is drawn above waiting requests. */
export function TakvimTablosu({ ad, ay, bugun, kisiler, izinler, tatiller, eski }: TakvimTablosuProps) {
  const columns = useMemo(() => {
    const tatil = new Map(tatiller.map((t) => [t.Tarih, t]));
    return ayinGunleri(ay).map((g) => dayColumn(g, bugun, tatil.get(g)));
  }, [ay, bugun, tatiller]);
  const rows = useMemo(() => {
    const gruplu = kisiler.some((k) => k.Departman !== kisiler[0]?.Departman);
    const gunler = ayinGunleri(ay);
    const kisinin = Map.groupBy(izinler, (i) => i.UserId);
    return kisiler.map((k) => {
      const sirali = (kisinin.get(k.Id) ?? []).toSorted((a, b) => Number(a.bekliyor) - Number(b.bekliyor));
      const bars = sirali.map((i) => izinSeridi(i, gunler)).filter((b) => b !== null);
      return { key: k.Id, head: k.Ad, title: k.Departman, ...(gruplu && { group: k.Departman }), bars };
    });
  }, [ay, kisiler, izinler]);
  return <Lanes label={ad} corner="Personel" columns={columns} rows={rows} busy={eski} />;
}
