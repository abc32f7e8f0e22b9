import { MUSTERI_LISTESI } from '@masabasi/core/musteri/musteri/liste';
import { telefonYaz, telefonYolu } from '@masabasi/core/platform/identity/kimlik';
import type { MusteriSatiri } from '@masabasi/core/musteri/musteri/contract';
import { arananMusteri } from '@masabasi/core/musteri/musteri/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
import IconFileImport from '~icons/tabler/file-import';
import IconPlus from '~icons/tabler/plus';
import IconUsersGroup from '~icons/tabler/users-group';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { musteri as oda } from '../../calls/musteri.ts';
import { useAction } from '../../platform/call/api.ts';
import { dosyayiIndir } from '../../platform/call/indir.ts';
import { useListe } from '../../platform/list/liste.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { SuzgecMenusu } from '../../platform/suzgec/SuzgecMenusu.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TwoLines } from '../../ui/TwoLines.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import { onDemand } from '../../ui/onDemand.tsx';
import { useYeniIstegi } from '../../platform/form/yeniIstegi.ts';
import { MusteriDurumEtiketi } from './MusteriDurumEtiketi.tsx';

const MusteriDialog = onDemand(() => import('./MusteriDialog.tsx'));
const MusteriAktarDialog = onDemand(() => import('../aktarim/MusteriAktarDialog.tsx'));

const bosDegilse = (...parcalar: readonly (string | null)[]) => parcalar.filter(Boolean).join(' / ');

const SUTUNLAR: readonly GridColumn<MusteriSatiri>[] = [
  { id: 'MusteriNo', header: 'No', width: '84px', value: (m) => m.MusteriNo },
  {
    id: 'Ad',
    header: 'Müşteri',
    width: '22%',
    card: 'title',
    value: (m) => m.Ad,
    renderCell: (m) => (
      <TwoLines top={<Link to={`/tanimlar/musteri/detay?id=${m.Id}`}>{m.Ad}</Link>} bottom={m.Kurum} />
    ),
  },
  {
    id: 'TCKimlikNo',
    header: 'Kimlik / Vergi No',
    width: '116px',
    spare: 'wide',
    value: (m) => m.TCKimlikNo ?? m.VKN,
  },
  { id: 'Il', header: 'İl / İlçe', width: '14%', card: 'line', value: (m) => bosDegilse(m.Il, m.Ilce) },
  {
    id: 'GSM',
    header: 'Telefon',
    width: '136px',
    card: 'line',
    nowrap: true,
    value: (m) => m.GSM ?? m.Telefon,
    renderCell: (m) => {
      const no = m.GSM ?? m.Telefon;
      return no && <a href={telefonYolu(no)}>{telefonYaz(no)}</a>;
    },
  },
  { id: 'Projeler', header: 'Ürünler', width: '17%', value: (m) => m.Projeler.join(', ') },
  {
    id: 'Etiketler',
    header: 'Etiketler',
    width: '16%',
    initiallyHidden: true,
    value: (m) => m.Etiketler.map((e) => e.Ad).join(', '),
  },
  { id: 'Sorumlu', header: 'Sorumlu', width: '12%', spare: true, value: (m) => m.Sorumlu },
  {
    id: 'Durum',
    header: 'Durum',
    width: '90px',
    card: 'chip',
    value: (m) => m.Durum,
    renderCell: (m) => <MusteriDurumEtiketi durum={m.Durum} listede />,
  },
];

/** Customers: searched by name, number, telephone or e-mail in any spelling. */
export default function MusteriListePage() {
  const git = useNavigate();
  const [acik, setAcik] = useState<'yeni' | 'aktar' | null>(null);
  useYeniIstegi(() => setAcik('yeni'));
  const iceAktarir = useYetkiVar(YETKI.musteriAktar);
  const disaAktarir = useYetkiVar(YETKI.musteriDisaAktar);
  const liste = useListe(oda.musterilist, MUSTERI_LISTESI);
  const disaAktar = useAction(oda.musteriDisaAktar, { onSuccess: (cevap) => dosyayiIndir(cevap) });
  return (
    <>
      <PageHeader
        title="Müşteriler"
        text="Ad, müşteri no, kimlik ya da vergi no, telefon veya e-postayla arayınız; Türkçe harf gerekmez."
        actions={
          <>
            {iceAktarir && (
              <Button
                variant="default"
                leftSection={<IconFileImport size={16} aria-hidden />}
                onClick={() => setAcik('aktar')}
              >
                İçe Aktar
              </Button>
            )}
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAcik('yeni')}>
              Yeni Müşteri
            </Button>
          </>
        }
      />
      <Panel>
        <DataGrid
          name="musteri"
          label="Müşteriler"
          columns={SUTUNLAR}
          list={liste.tablo}
          rowKey={(m) => m.Id}
          views={<SuzgecMenusu gorunumler={liste.gorunumler} />}
          onExport={disaAktarir ? () => disaAktar.mutate(liste.gorunum) : undefined}
          exporting={disaAktar.isPending}
          empty={{
            icon: <IconUsersGroup size={32} stroke={1.5} />,
            title: 'Kayıt Bulunamadı.',
            text: '‘Yeni Müşteri’ ile ekleyebilirsiniz.',
          }}
        />
      </Panel>
      {acik === 'yeni' && (
        <MusteriDialog
          kart={null}
          // A search without results fills in the new customer's form.
          ilk={liste.tablo.total === 0 ? arananMusteri(liste.tablo.search ?? '') : {}}
          onClose={() => setAcik(null)}
          onSaved={(Id) => void git(`/tanimlar/musteri/detay?id=${Id}`)}
        />
      )}
      {acik === 'aktar' && <MusteriAktarDialog onClose={() => setAcik(null)} />}
    </>
  );
}
