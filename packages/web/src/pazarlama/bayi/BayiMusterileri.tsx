import { BAYI_MUSTERI_LISTESI } from '@masabasi/core/pazarlama/bayi/liste';
import { EN_COK_ATANAN } from '@masabasi/core/pazarlama/bayi/rules';
import type { BayiKarti, BayiMusterisi } from '@masabasi/core/pazarlama/bayi/satirlar';
import { telefonYaz, telefonYolu } from '@masabasi/core/platform/identity/kimlik';
import type { MusteriDurumu } from '@masabasi/core/musteri/musteri/alanlar';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
import IconPlus from '~icons/tabler/plus';
import IconUsers from '~icons/tabler/users';
import { useState } from 'react';
import { bayi as oda } from '../../calls/bayi.ts';
import { useListe } from '../../platform/list/liste.ts';
import { MusteriBagi } from '../../musteri/musteri/MusteriBagi.tsx';
import { MusteriDurumEtiketi } from '../../musteri/musteri/MusteriDurumEtiketi.tsx';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { useSecilenler } from '../../platform/list/secim.ts';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import { onDemand } from '../../ui/onDemand.tsx';

const BayiAtaDialog = onDemand(() => import('./BayiAtaDialog.tsx'));
const BayiyeEkleDialog = onDemand(() => import('./BayiyeEkleDialog.tsx'));

const kimligi = (m: BayiMusterisi) => m.Id;
const SUTUNLAR: readonly GridColumn<BayiMusterisi>[] = [
  {
    id: 'Ad',
    header: 'Müşteri',
    card: 'title',
    value: (m) => m.Ad,
    renderCell: (m) => <TwoLines top={<MusteriBagi Id={m.Id} ad={m.Ad} />} bottom={m.MusteriNo} />,
  },
  {
    id: 'Il',
    header: 'İl',
    width: '18%',
    card: 'line',
    value: (m) => m.Il,
    renderCell: (m) => <TwoLines top={m.Il ?? '–'} bottom={m.Ilce} />,
  },
  {
    id: 'Telefon',
    header: 'Telefon',
    width: '150px',
    nowrap: true,
    spare: true,
    value: (m) => m.Telefon,
    renderCell: (m) => (m.Telefon === null ? '–' : <a href={telefonYolu(m.Telefon)}>{telefonYaz(m.Telefon)}</a>),
  },
  { id: 'Lisans', header: 'Aktif Lisans', width: '112px', align: 'right', card: 'named', value: (m) => m.Lisans },
  {
    id: 'Beri',
    header: 'Bayide',
    width: '150px',
    nowrap: true,
    spare: true,
    value: (m) => m.Beri,
    renderCell: (m) => (m.Beri === null ? '–' : zamanYaz(m.Beri)),
  },
  {
    id: 'Durum',
    header: 'Durum',
    width: '110px',
    card: 'chip',
    value: (m) => m.Durum,
    renderCell: (m) => <MusteriDurumEtiketi durum={m.Durum as MusteriDurumu} />,
  },
];

/** A dealer's customers. They can move to another dealer, and customers without a dealer can be added. */
export function BayiMusterileri({ bayi }: { readonly bayi: BayiKarti }) {
  const yonetir = useYetkiVar(YETKI.bayiYonet);
  const liste = useListe(oda.getBayiMusteriList, BAYI_MUSTERI_LISTESI, { ait: { BayiId: bayi.Id }, adreste: false });
  const { secilenler, sec } = useSecilenler(liste.tablo.rows, kimligi);
  const [acik, setAcik] = useState<'ata' | 'ekle' | null>(null);
  return (
    <Panel>
      <DataGrid
        name="bayiMusteri"
        label="Bayinin müşterileri"
        columns={SUTUNLAR}
        list={liste.tablo}
        rowKey={kimligi}
        rowName={(m) => m.Ad}
        {...(yonetir && {
          selection: 'multi' as const,
          selected: secilenler.map(kimligi),
          onSelect: sec,
          bulk:
            secilenler.length > EN_COK_ATANAN ? (
              `En çok ${EN_COK_ATANAN} müşteri birlikte atanır.`
            ) : (
              <Button onClick={() => setAcik('ata')}>Başka Bayiye Ata</Button>
            ),
        })}
        actions={
          yonetir &&
          bayi.Aktif && (
            <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAcik('ekle')}>
              Müşteri Ekle
            </Button>
          )
        }
        empty={{
          icon: <IconUsers size={32} stroke={1.5} />,
          title: 'Müşterisi yok.',
          text: 'Bayiye atanan müşteriler burada görünür.',
        }}
      />
      {acik === 'ata' && (
        <BayiAtaDialog
          bayi={bayi}
          musteriler={secilenler.map(kimligi)}
          lisanslar={[]}
          onClose={() => setAcik(null)}
          onBitti={() => sec([])}
        />
      )}
      {acik === 'ekle' && <BayiyeEkleDialog bayi={bayi} onClose={() => setAcik(null)} />}
    </Panel>
  );
}
