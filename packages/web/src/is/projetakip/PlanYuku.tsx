import { Box, Text } from '@mantine/core';
import type { Basari } from '@masabasi/core/platform/call/endpoint';
import { saatYaz } from '@masabasi/core/is/projetakip/deger';
import { PLAN_DURUM_ADLARI } from '@masabasi/core/is/projetakip/rules';
import type { PlanSatiri } from '@masabasi/core/is/projetakip/satirlar';
import { DOLULUKLAR, dolulugu } from '@masabasi/core/is/projetakip/yuk';
import { type Gun, tarihYaz } from '@masabasi/core/platform/time/tarih';
import { Link, useSearchParams } from 'react-router';
import { projetakip as oda } from '../../calls/projetakip.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Read } from '../../ui/Read.tsx';
import { HeatTable } from '../../ui/HeatTable.tsx';
import { Table } from '../../ui/Table.tsx';

type Yuk = Basari<typeof oda.projeYuku>;

interface PlanYukuProps {
  readonly ProjeId: number;
  readonly planlar: readonly PlanSatiri[];
  readonly bugun: Gun;
}

/** The team's load in the coming weeks. A cell shows its plans. */
export default function PlanYuku({ ProjeId, planlar, bugun }: PlanYukuProps) {
  const yuk = useEndpoint(oda.projeYuku, { ProjeId }, { refetchOnMount: 'always' });
  const [adres] = useSearchParams();
  if (!yuk.data) return <Read of={yuk} rows={6} label="Kalan yük hazırlanıyor..." />;
  const { haftalar, yuklist } = yuk.data;
  if (yuklist.length === 0)
    return (
      <EmptyState
        title="Bu projede kimsenin kalan işi yok."
        text="Sorumlusu ve tahmini süresi olan, bitmemiş planlar burada haftalara dağılır."
      />
    );
  const secilen = { kisi: Number(adres.get('kisi')), hafta: adres.get('hafta') ?? '' };
  const adresi = (kisi: number, hafta: string) => {
    const sozler = new URLSearchParams(adres);
    sozler.set('kisi', String(kisi));
    sozler.set('hafta', hafta);
    return `?${sozler}`;
  };
  return (
    <Box px={16} pb={16}>
      <Text pb={12} c="dimmed">
        Kişinin bütün projelerindeki planlarından, onaylanmamışlar da içinde, kalan saatler planların günlerine yayılır;
        her hafta, izinleri ve tatiller düşülmüş saatlerine oranla boyanır.
      </Text>
      <HeatTable
        label="Ekibin haftaları"
        corner="Kişi"
        none="iş yok"
        columns={haftalar.map((h) => ({
          key: h.Ilk,
          name: tarihYaz(h.Ilk).slice(0, 5),
          current: bugun >= h.Ilk && bugun <= h.Son,
        }))}
        rows={yuklist.map((k) => ({
          key: k.KisiId,
          head: k.Kisi,
          cells: haftalar.map((h, i) => {
            const saat = k.Bu[i]! + k.Diger[i]!;
            return saat < 0.05
              ? null
              : {
                  tone: dolulugu(saat, k.Kapasite[i]!),
                  text: String(Math.round(saat)),
                  name: `${k.Kisi}, ${tarihYaz(h.Ilk)} haftası: ${saatYaz(k.Kapasite[i]!)} saatin ${saatYaz(saat)} saati dolu, bu projede ${saatYaz(k.Bu[i]!)}, öbürlerinde ${saatYaz(k.Diger[i]!)}`,
                  to: adresi(k.KisiId, h.Ilk),
                  current: secilen.kisi === k.KisiId && secilen.hafta === h.Ilk,
                };
          }),
        }))}
        legend={DOLULUKLAR.map((d) => ({ tone: d.ton, text: d.ad }))}
      />
      <Haftasi yuk={yuk.data} planlar={planlar} {...secilen} />
    </Box>
  );
}

/** The plans of this project in one person's week. */
function Haftasi(props: {
  readonly yuk: Yuk;
  readonly planlar: readonly PlanSatiri[];
  readonly kisi: number;
  readonly hafta: string;
}) {
  const { yuk, planlar, kisi, hafta } = props;
  const [adres] = useSearchParams();
  const i = yuk.haftalar.findIndex((h) => h.Ilk === hafta);
  const k = yuk.yuklist.find((x) => x.KisiId === kisi);
  if (k === undefined || i < 0) return null;
  const { Ilk, Son } = yuk.haftalar[i]!;
  // Late plans count in the first week.
  const bunlar = planlar.filter(
    (p) =>
      p.SorumluId === kisi &&
      p.DurumAnahtar !== 'tamamlandi' &&
      p.Baslama_Tarihi <= Son &&
      (p.Bitis_Tarihi >= Ilk || i === 0),
  );
  const yolu = (id: number) => {
    const sozler = new URLSearchParams(adres);
    sozler.set('plan', String(id));
    return `?${sozler}`;
  };
  return (
    <Box component="section" mt={20} aria-label={`${k.Kisi}, ${tarihYaz(Ilk)} haftası`}>
      <Text component="h3" mb={8} fz={14} fw={600}>
        {k.Kisi}, {tarihYaz(Ilk)} – {tarihYaz(Son)}: {saatYaz(k.Kapasite[i]!)} saatin {saatYaz(k.Bu[i]! + k.Diger[i]!)}{' '}
        saati dolu
      </Text>
      <Table
        label="Haftanın planları"
        rows={bunlar}
        rowKey={(p) => p.Id}
        empty="Bu haftanın işi öbür projelerde."
        columns={[
          { key: 'ad', header: 'Plan', renderCell: (p) => <Link to={yolu(p.Id)}>{p.Ad}</Link> },
          {
            key: 'gun',
            header: 'Günler',
            width: '26%',
            renderCell: (p) => `${tarihYaz(p.Baslama_Tarihi)} – ${tarihYaz(p.Bitis_Tarihi)}`,
          },
          { key: 'durum', header: 'Durum', width: '18%', renderCell: (p) => PLAN_DURUM_ADLARI[p.DurumAnahtar] },
          {
            key: 'saat',
            header: 'Kalan saat',
            align: 'right',
            width: '14%',
            renderCell: (p) => saatYaz((p.Tahmini_Sure * (100 - p.Ilerleme)) / 100),
          },
        ]}
      />
      {k.Diger[i]! > 0 && (
        <Text mt={8} c="dimmed">
          Öbür projelerinde {saatYaz(k.Diger[i]!)} saat.
        </Text>
      )}
    </Box>
  );
}
