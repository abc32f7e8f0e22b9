import { EGITIM_LISTESI } from '@masabasi/core/masa/egitim/liste';
import { EGITIM_SEKMELERI, type EgitimSekmesi } from '@masabasi/core/masa/egitim/rules';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
import IconPlus from '~icons/tabler/plus';
import IconSchool from '~icons/tabler/school';
import { useState } from 'react';
import { egitim as oda } from '../../calls/egitim.ts';
import { useAdres } from '../../platform/list/adres.ts';
import { useListedenKayit } from '../../platform/list/adresteki.ts';
import { useAction } from '../../platform/call/api.ts';
import { dosyayiIndir } from '../../platform/call/indir.ts';
import { useListe } from '../../platform/list/liste.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { useYeniIstegi } from '../../platform/form/yeniIstegi.ts';
import { SuzgecMenusu } from '../../platform/suzgec/SuzgecMenusu.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { EgitimTablosu } from './EgitimTablosu.tsx';

const EgitimDialog = onDemand(() => import('./EgitimDialog.tsx'));
const EgitimTakvimi = onDemand(() => import('./EgitimTakvimi.tsx'));

/** Two week views beside the parts of the list: by day, and one lane for each trainer. */
const TAKVIMLER = { hafta: 'Hafta', egitmenler: 'Eğitmenler' } as const;

/** Trainings of customers: requested, planned and finished, with trainers and participants. */
export default function EgitimPage() {
  const [adres, setAdres] = useAdres();
  const [yeni, setYeni] = useState(false);
  useYeniIstegi(() => setYeni(true));
  const aktarir = useYetkiVar(YETKI.musteriDisaAktar);
  const liste = useListe(oda.getEgitimList, EGITIM_LISTESI);
  const { gorunum } = liste;
  const aktar = useAction(oda.egitimAktar, { onSuccess: (cevap) => dosyayiIndir(cevap) });
  const sekme = adres.get('sekme') ?? 'hepsi';
  const adetler = liste.veri?.adetler;
  const kayit = useListedenKayit('egitim', liste.tablo.rows);
  return (
    <>
      <PageHeader
        title="Eğitimler"
        actions={
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setYeni(true)}>
            Yeni Eğitim
          </Button>
        }
      />
      <EgitimTablosu kayit={kayit}>
        {(columns) => {
          const tablo = (
            <Panel>
              <DataGrid
                name="egitim"
                label="Eğitimler"
                columns={columns}
                list={liste.tablo}
                rowKey={(e) => e.Id}
                rowName={(e) => `${e.Musteri} ${e.Proje}`}
                views={<SuzgecMenusu gorunumler={liste.gorunumler} />}
                onExport={aktarir ? () => aktar.mutate(gorunum) : undefined}
                exporting={aktar.isPending}
                empty={{
                  icon: <IconSchool size={32} stroke={1.5} />,
                  title: 'Kayıt Bulunamadı.',
                  text: 'Bu bölümde eğitim yok.',
                }}
              />
            </Panel>
          );
          return (
            <Tabs
              label="Eğitimler"
              value={sekme in TAKVIMLER ? sekme : gorunum.sekme}
              onChange={(s) =>
                s in TAKVIMLER ? setAdres({ sekme: s }, { replace: true }) : liste.suz({ sekme: s as EgitimSekmesi })
              }
              tabs={[
                ...Object.entries(EGITIM_SEKMELERI).map(([value, label]) => ({
                  value,
                  label,
                  quantity: adetler && sayiYaz(adetler[value as EgitimSekmesi]),
                  content: tablo,
                })),
                ...Object.entries(TAKVIMLER).map(([value, label]) => ({
                  value,
                  label,
                  content: <EgitimTakvimi gunluk={value === 'hafta'} onAc={kayit.gec} />,
                })),
              ]}
            />
          );
        }}
      </EgitimTablosu>
      {yeni && <EgitimDialog onClose={() => setYeni(false)} />}
    </>
  );
}
