import { Flex, Text } from '@mantine/core';
import { ACIK_ASAMALAR, ADAY_ASAMA_ADLARI, ADAY_SURECI, type AdayAsamasi } from '@masabasi/core/pazarlama/aday/rules';
import type { AdaySatiri } from '@masabasi/core/pazarlama/aday/satirlar';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { gecisEngeli } from '@masabasi/core/platform/process/surec';
import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import IconArrowsMove from '~icons/tabler/arrows-move';
import { useState } from 'react';
import { aday as oda } from '../../calls/aday.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import type { Listem } from '../../platform/list/liste.ts';
import { SuzgecMenusu } from '../../platform/suzgec/SuzgecMenusu.tsx';
import { Board } from '../../ui/Board.tsx';
import { Read } from '../../ui/Read.tsx';
import { ListTools } from '../../ui/ListTools.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RecordLink } from '../../ui/RecordLink.tsx';
import { Tiles } from '../../ui/Tiles.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { onDemand } from '../../ui/onDemand.tsx';

const AdayAsamaDialog = onDemand(() => import('./AdayAsamaDialog.tsx'));

export interface AdayBorusuProps {
  readonly liste: Listem<typeof oda.getMusteriList>;
  readonly onAc: (Id: number, sira: readonly number[]) => void;
}

/** Open prospects in one column per stage, with their expected income and the same weighted by probability. */
export default function AdayBorusu({ liste, onAc }: AdayBorusuProps) {
  const [acik, setAcik] = useState<{ readonly aday: AdaySatiri; readonly asama: AdayAsamasi } | null>(null);
  const boru = useEndpoint(oda.adayBoru, liste.gorunum, {
    keepPrevious: true,
    refetchOnMount: 'always',
  });
  const { data } = boru;
  const tasi = useAction(oda.adayAsamaGuncelle, {
    onSuccess: () => bildir({ baslik: 'Adayın aşaması değişti', tur: 'success' }),
  });
  const git = (aday: AdaySatiri, asama: AdayAsamasi) => {
    if (ACIK_ASAMALAR.some((a) => a === asama)) tasi.mutate({ Id: aday.Id, Surum: aday.Surum, Asama: asama });
    else setAcik({ aday, asama });
  };
  return (
    <>
      {data && (
        <Tiles
          label="Aşamaların tutarı"
          tiles={[
            {
              label: 'Beklenen',
              value: paraYaz(data.toplam.Agirlikli, 'TRY'),
              note: `${sayiYaz(data.toplam.Adet)} aday, toplam ${paraYaz(data.toplam.Tutar, 'TRY')}`,
            },
            ...data.kolonlar.map((k) => ({
              label: `${k.Ad}, %${k.Olasilik}`,
              value: paraYaz(k.Agirlikli, 'TRY'),
              note: `toplam ${paraYaz(k.Tutar, 'TRY')}`,
            })),
          ]}
        />
      )}
      <Panel>
        <ListTools label="Adaylar" list={liste.tablo} views={<SuzgecMenusu gorunumler={liste.gorunumler} />} />
        <Read of={boru} rows={6} label="Aşamalar hazırlanıyor...">
          {({ kolonlar }) => (
            <Board
              label="Aşamalar"
              none="Aday yok."
              busy={boru.isPlaceholderData || tasi.isPending}
              columns={kolonlar.map((k) => ({
                key: k.Asama,
                name: k.Ad,
                count: k.Adet,
                cards: k.adaylar,
                more: null,
              }))}
              cardKey={(a) => a.Id}
              cardName={(a) => `${a.Musteri} ${a.Proje}`}
              barrier={(a, asama) =>
                a.AsamaAnahtar === asama
                  ? null
                  : gecisEngeli(
                      ADAY_SURECI,
                      a,
                      asama as AdayAsamasi,
                      { kapatir: a.Kapatir },
                      (d) => ADAY_ASAMA_ADLARI[d],
                    )
              }
              onMove={(a, asama) => git(a, asama as AdayAsamasi)}
              renderCard={(a, follow) => (
                <div data-key={a.Id}>
                  <Flex gap={8} align="flex-start" justify="space-between">
                    <Text fw={600} className="anywhere">
                      <RecordLink
                        to={kayitYolu(SAYFA.ziyaret[2], a.Id)}
                        onOpen={() =>
                          onAc(
                            a.Id,
                            kolonlar.flatMap((k) => k.adaylar.map(({ Id }) => Id)),
                          )
                        }
                      >
                        {a.Musteri}
                      </RecordLink>
                    </Text>
                    <Menu
                      label={`Taşı: ${a.Musteri} ${a.Proje}`}
                      button={<IconArrowsMove size={15} aria-hidden />}
                      look="small"
                      items={ADAY_SURECI.durumlar
                        .filter((asama) => asama !== a.AsamaAnahtar)
                        .map((asama) => ({
                          label: ADAY_ASAMA_ADLARI[asama],
                          onClick: () => {
                            follow();
                            git(a, asama);
                          },
                          disabled: gecisEngeli(ADAY_SURECI, a, asama, { kapatir: a.Kapatir }) !== null,
                          danger: asama === 'kaybedildi',
                          separated: asama === 'kazanildi',
                        }))}
                    />
                  </Flex>
                  <Flex
                    component="p"
                    rowGap={4}
                    columnGap={8}
                    wrap="wrap"
                    align="center"
                    justify="space-between"
                    m={0}
                    c="dimmed"
                  >
                    <span>{[a.Proje, a.Il].filter(Boolean).join(', ')}</span>
                    <span className="tnum">{paraYaz(a.Tutar, 'TRY')}</span>
                  </Flex>
                  <Flex
                    component="p"
                    rowGap={4}
                    columnGap={8}
                    wrap="wrap"
                    align="center"
                    justify="space-between"
                    m={0}
                    c="dimmed"
                  >
                    {a.Sahip ?? 'İlgilenen yok'}
                  </Flex>
                </div>
              )}
            />
          )}
        </Read>
      </Panel>
      {acik && <AdayAsamaDialog aday={acik.aday} ilk={acik.asama} onClose={() => setAcik(null)} />}
    </>
  );
}
