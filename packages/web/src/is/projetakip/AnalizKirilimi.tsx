import { ANALIZ_GRUPLARI, type AnalizGrubu, oranYaz, saatYaz } from '@masabasi/core/is/projetakip/deger';
import type { AnalizSatiri } from '@masabasi/core/is/projetakip/satirlar';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { NativeSelect } from '@mantine/core';
import { Link } from 'react-router';
import { useAnalizAdresi } from './analizAdresi.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Table } from '../../ui/Table.tsx';

/** The filter for the plans of a row. */
const sozleri = (r: AnalizSatiri, grup: AnalizGrubu): Readonly<Record<string, number | null>> =>
  ({
    proje: { proje: r.Id },
    konu: { proje: r.ProjeId, konu: r.Id },
    ekip: { ekip: r.Id ?? 0 },
    kisi: { kisi: r.Id ?? 0 },
  })[grup];

/** Two figures without a line break. */
const ikisi = (a: string, b: string): string => `${a} / ${b}`.replaceAll(' ', '\u00A0');

const sayi = (key: string, header: string) => ({ key, header, align: 'right', width: '11%' }) as const;

/** The figures of each project, topic, team or owner, sorted by name and never by figure. */
export function AnalizKirilimi({
  satirlar,
  grup,
}: {
  readonly satirlar: readonly AnalizSatiri[];
  readonly grup: AnalizGrubu;
}) {
  const { degistir, planlar } = useAnalizAdresi();
  return (
    <Panel
      title="Kırılım"
      actions={
        <NativeSelect
          aria-label="Kırılım"
          value={grup}
          data={(Object.keys(ANALIZ_GRUPLARI) as AnalizGrubu[]).map((value) => ({
            value,
            label: ANALIZ_GRUPLARI[value],
          }))}
          onChange={({ currentTarget: { value } }) => degistir({ grup: value === 'proje' ? null : value })}
        />
      }
    >
      <Table
        label={`Kırılım: ${ANALIZ_GRUPLARI[grup]}`}
        rows={satirlar}
        rowKey={(r) => r.Id ?? 0}
        empty="Kayıt Bulunamadı."
        columns={[
          {
            key: 'Ad',
            header: ANALIZ_GRUPLARI[grup],
            renderCell: (r) => <Link to={planlar(sozleri(r, grup))}>{r.Ad}</Link>,
          },
          {
            ...sayi('Plan', 'Biten / plan'),
            renderCell: (r) => (
              <Link to={planlar({ ...sozleri(r, grup), hangi: 'biten' })}>
                {ikisi(sayiYaz(r.Biten), sayiYaz(r.Plan))}
              </Link>
            ),
          },
          {
            ...sayi('Geciken', 'Geciken'),
            renderCell: (r) =>
              r.Geciken === 0 ? (
                '0'
              ) : (
                <Link to={planlar({ ...sozleri(r, grup), hangi: 'geciken' })}>{sayiYaz(r.Geciken)}</Link>
              ),
          },
          { ...sayi('Saat', 'EV / PV saat'), renderCell: (r) => ikisi(saatYaz(r.EV), saatYaz(r.PV)) },
          { ...sayi('AC', 'AC saat'), renderCell: (r) => saatYaz(r.AC) },
          { ...sayi('Oran', 'SPI / CPI'), renderCell: (r) => ikisi(oranYaz(r.SPI), oranYaz(r.CPI)) },
          {
            ...sayi('EAC', 'EAC / BAC'),
            renderCell: (r) => ikisi(r.EAC === null ? '–' : saatYaz(r.EAC), saatYaz(r.BAC)),
          },
          {
            ...sayi('Cevrim', 'Çevrim, gün'),
            renderCell: (r) =>
              r.Cevrim === null ? (
                '–'
              ) : (
                <Link to={planlar({ ...sozleri(r, grup), hangi: 'cevrim' })}>{saatYaz(r.Cevrim.Ortanca)}</Link>
              ),
          },
        ]}
      />
    </Panel>
  );
}
