import type { Basari } from '@masabasi/core/platform/call/endpoint';
import { agacSirasi } from '@masabasi/core/kisi/menu/rules';
import { aramaAnahtari } from '@masabasi/core/platform/text/metin';
import type { rol } from '@masabasi/core/kisi/rol/contract';
import { type Haklar, sayfaSonuclari, type Sonuc, yetkiSonuclari } from '@masabasi/core/kisi/rol/rules';
import { Text, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Tabs } from '../../ui/Tabs.tsx';
import { type Deger, Istisna, IstisnaBasligi } from './Istisna.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import css from './KisiHaklari.module.css';

type Gerekli = Basari<typeof rol.rolGerekli>;

export interface KisiHaklariProps {
  readonly gerekli: Gerekli;
  readonly haklar: Haklar;
  readonly onYetki: (id: number, deger: Deger) => void;
  readonly onMenu: (id: number, deger: Deger) => void;
}

const idyle = (sonuclar: readonly Sonuc[]) => new Map(sonuclar.map((s) => [s.Id, s]));

function Yetkiler({ gerekli, haklar, onYetki }: KisiHaklariProps) {
  const sonuclar = useMemo(() => idyle(yetkiSonuclari(haklar)), [haklar]);
  const istisnalar = new Map(haklar.yetkiler.map((y) => [y.YetkiId, y.Deger]));
  return (
    <>
      <IstisnaBasligi ne="Yetki" />
      {gerekli.alanlar.map(({ Alan, yetkiler }) => (
        <section key={Alan} aria-label={Alan}>
          <Text component="h3" mt={16} mb={4} fz={13} fw={600} lh="20px" className={css.alan}>
            {Alan}
          </Text>
          <PlainList>
            {yetkiler.map(({ YetkiId, Ad, Verilebilir }) => (
              <Istisna
                key={YetkiId}
                ad={Ad}
                deger={istisnalar.get(YetkiId) ?? null}
                verilemez={!Verilebilir}
                sonuc={sonuclar.get(YetkiId)}
                onChange={(d) => onYetki(YetkiId, d)}
              />
            ))}
          </PlainList>
        </section>
      ))}
    </>
  );
}

function Menuler({ gerekli: { menuler }, haklar, onMenu }: KisiHaklariProps) {
  const [arama, setArama] = useState('');
  const sonuclar = useMemo(() => idyle(sayfaSonuclari(haklar, menuler)), [haklar, menuler]);
  const istisnalar = new Map(haklar.menuler.map((m) => [m.MenuId, m.Deger]));
  const aranan = aramaAnahtari(arama.trim());
  const satirlar = agacSirasi(menuler).filter(({ m }) => aramaAnahtari(m.menuAd).includes(aranan));
  return (
    <>
      <TextInput
        type="search"
        maw={320}
        mb={8}
        aria-label="Menüde ara"
        placeholder="Menüde ara..."
        value={arama}
        onChange={(e) => setArama(e.currentTarget.value)}
      />
      <IstisnaBasligi ne="Menü" />
      <PlainList>
        {satirlar.map(({ m, duzey }) => (
          <Istisna
            key={m.Id}
            ad={m.menuAd}
            not={m.visible ? undefined : '(menüde görünmez)'}
            duzey={aranan === '' ? duzey : 0}
            deger={istisnalar.get(m.Id) ?? null}
            sonuc={sonuclar.get(m.Id)}
            onChange={(d) => onMenu(m.Id, d)}
          />
        ))}
        {satirlar.length === 0 && (
          <Text component="li" p={12} c="dimmed">
            Menü girdisi bulunamadı.
          </Text>
        )}
      </PlainList>
    </>
  );
}

/** A person's exceptions in two parts, each with its effect. */
export function KisiHaklari(props: KisiHaklariProps) {
  const [sekme, setSekme] = useState('yetkiler');
  const { yetkiler, menuler } = props.haklar;
  const adli = (ad: string, adet: number) => (adet === 0 ? ad : `${ad} (${adet} istisna)`);
  return (
    <Tabs
      label="İstisnalar"
      tabs={[
        { value: 'yetkiler', label: adli('Yetkiler', yetkiler.length), content: <Yetkiler {...props} /> },
        { value: 'menu', label: adli('Menü', menuler.length), content: <Menuler {...props} /> },
      ]}
      value={sekme}
      onChange={setSekme}
    />
  );
}
