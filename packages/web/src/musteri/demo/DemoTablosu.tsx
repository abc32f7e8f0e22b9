import type { DemoSatiri } from '@masabasi/core/musteri/demo/contract';
import { DEMO_SURECI, EN_COK_DENEME } from '@masabasi/core/musteri/demo/rules';
import { telefonYaz, telefonYolu } from '@masabasi/core/platform/identity/kimlik';
import { sunulanlar } from '@masabasi/core/platform/process/surec';
import { istanbulGunu, tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { ActionIcon, Button, Flex } from '@mantine/core';
import IconPackage from '~icons/tabler/package';
import IconPencil from '~icons/tabler/pencil';
import IconProgressCheck from '~icons/tabler/progress-check';
import IconUserShare from '~icons/tabler/user-share';
import { type ReactNode, useMemo } from 'react';
import { MusteriBagi } from '../musteri/MusteriBagi.tsx';
import { useKullanici, useYetkiVar } from '../../platform/session/oturum.ts';
import { RenkliAd } from '../../platform/tanim/RenkliAd.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import type { GridFilter } from '../../ui/useListGrid.ts';
import css from './DemoTablosu.module.css';

export type DemoEylemi = 'ustlen' | 'ata' | 'durum' | 'duzenle';

export interface DemoTablosuProps {
  readonly demolar: readonly DemoSatiri[] | undefined;
  readonly mesgul: boolean;
  readonly hata: { readonly message: string } | null;
  readonly onYenidenDene: () => void;
  /** Must keep its identity between renders. */
  readonly onEylem: (ne: DemoEylemi, satir: DemoSatiri) => void;
  readonly arac: ReactNode;
  /** The choice of a person whose demos are shown, for those who assign them. */
  readonly kimin: readonly GridFilter[];
}

const yan = (...parcalar: (string | null)[]) => parcalar.filter(Boolean).join(' · ');
const kimligi = (d: DemoSatiri) => yan(d.TCKimlikNo, [d.Ilcesi, d.Ili].filter(Boolean).join(', '));
const telefonlari = (d: DemoSatiri) => [d.GSM, d.Telefon].filter((no) => no !== null);
/** Details of the state besides its name. */
const durumEki = (d: DemoSatiri): string => {
  if (d.DurumAnahtar === 'randevulu' && d.RandevuZamani !== null) return zamanYaz(d.RandevuZamani);
  if (d.DurumAnahtar === 'ulasilamadi') return `${d.Deneme}. deneme / ${EN_COK_DENEME}`;
  return d.KurulumZamani === null ? '' : `Kurulum ${tarihYaz(istanbulGunu(d.KurulumZamani))}`;
};

const ESKIDEN_YENIYE = [{ id: 'Tarih', desc: false }];

/** The columns of specification 2.4, the action in its own colour. Then the state of the demo. */
const SUTUNLAR: readonly GridColumn<DemoSatiri>[] = [
  {
    id: 'Islem',
    header: 'İşlem',
    card: 'line',
    value: (d) => d.Islem,
    text: (d) => yan(d.Islem, d.Proje),
    renderCell: (d) => <TwoLines top={<RenkliAd renk={d.IslemRenk} ad={d.Islem} />} bottom={d.Proje} />,
    width: '170px',
  },
  {
    id: 'Tarih',
    header: 'Tarih',
    value: (d) => d.Tarih,
    text: (d) => yan(tarihYaz(d.Tarih), d.LisansTur),
    renderCell: (d) => <TwoLines top={tarihYaz(d.Tarih)} bottom={d.LisansTur} />,
    width: '104px',
    nowrap: true,
  },
  {
    id: 'AdSoyad',
    header: 'Ad Soyad',
    card: 'title',
    value: (d) => d.AdSoyad,
    text: (d) => yan(d.AdSoyad, kimligi(d)),
    renderCell: (d) => (
      <TwoLines
        top={d.MusteriId === null ? d.AdSoyad : <MusteriBagi Id={d.MusteriId} ad={d.AdSoyad} />}
        bottom={kimligi(d)}
      />
    ),
    width: '190px',
    wrap: true,
  },
  {
    id: 'Telefon',
    header: 'Telefon',
    card: 'line',
    value: (d) => telefonlari(d)[0] ?? null,
    text: (d) => telefonlari(d).map(telefonYaz).join(' '),
    renderCell: (d) => (
      <Flex component="span" direction="column">
        {telefonlari(d).map((no) => (
          <a key={no} href={telefonYolu(no)}>
            {telefonYaz(no)}
          </a>
        ))}
      </Flex>
    ),
    width: '150px',
    nowrap: true,
  },
  { id: 'Aciklama', header: 'Açıklama', value: (d) => d.Aciklama, width: '320px', wrap: true },
  { id: 'Kullanici', header: 'Açan', value: (d) => d.Kullanici, filter: 'choice', width: '100px' },
  { id: 'Atanan', header: 'Atanan', value: (d) => d.Atanan ?? 'Atanmadı', filter: 'choice', width: '100px' },
  {
    id: 'Durum',
    header: 'Durum',
    card: 'chip',
    value: (d) => d.Durum,
    renderCell: (d) => <TwoLines top={<RenkliAd renk={d.DurumRenk} ad={d.Durum} />} bottom={durumEki(d)} />,
    filter: 'choice',
    width: '130px',
    nowrap: true,
  },
];

/** Demos as the specification lists them, with the person's actions. */
export function DemoTablosu({ demolar, mesgul, hata, onYenidenDene, onEylem, arac, kimin }: DemoTablosuProps) {
  const ben = useKullanici();
  const dagitir = useYetkiVar(YETKI.atanmamisDemolar);
  const sutunlar = useMemo<GridColumn<DemoSatiri>[]>(() => {
    const dugme = (ne: DemoEylemi, ad: string, d: DemoSatiri, ikon: ReactNode) => (
      <ActionIcon aria-label={`${ad}: ${d.AdSoyad}`} title={ad} onClick={() => onEylem(ne, d)}>
        {ikon}
      </ActionIcon>
    );
    const eylemler: GridColumn<DemoSatiri> = {
      id: 'eylem',
      header: 'Yapılacaklar',
      actions: true,
      width: '130px',
      value: () => null,
      renderCell: (d) =>
        (dagitir || d.AtananId === ben.Id) && (
          <Flex component="span" display="inline-flex" gap={2} align="center" className={css.eylemler}>
            {dagitir && d.AtananId === null && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`Üstlen: ${d.AdSoyad}`}
                onClick={() => onEylem('ustlen', d)}
              >
                Üstlen
              </Button>
            )}
            {dagitir && dugme('ata', 'Ata', d, <IconUserShare size={17} aria-hidden />)}
            {sunulanlar(DEMO_SURECI, d, { dagitir }).length > 0 &&
              dugme('durum', 'Durum değiştir', d, <IconProgressCheck size={17} aria-hidden />)}
            {dugme('duzenle', 'Düzenle', d, <IconPencil size={17} aria-hidden />)}
          </Flex>
        ),
    };
    return [...SUTUNLAR, eylemler];
  }, [ben.Id, dagitir, onEylem]);
  return (
    <div className={css.tablo}>
      <DataGrid
        name="demo.bekleyen"
        label="Bekleyen demolar"
        columns={sutunlar}
        rows={demolar}
        rowKey={(d) => d.Id}
        busy={mesgul}
        error={hata}
        onRetry={onYenidenDene}
        empty={{ title: 'Kayıt Bulunamadı', icon: <IconPackage size={32} stroke={1.5} /> }}
        initialSort={ESKIDEN_YENIYE}
        actions={arac}
        pageFilters={kimin}
      />
    </div>
  );
}
