import { Flex, Text } from '@mantine/core';
import {
  BEKLENMEYEN,
  MASA_BASI,
  type MesaiGorunumu,
  METIN,
  molaAdi,
  molaDurumu,
  SECILEBILENLER,
} from '@masabasi/core/mesai/mola/rules';
import { istanbulSaati, ms } from '@masabasi/core/platform/time/tarih';
import IconDeviceMobileOff from '~icons/tabler/device-mobile-off';
import IconListDetails from '~icons/tabler/list-details';
import IconMoon from '~icons/tabler/moon';
import IconPlus from '~icons/tabler/plus';
import IconUsersGroup from '~icons/tabler/users-group';
import { lazy, Suspense, useState } from 'react';
import { iosCihaz, MOBIL_NOTU, mobilCihaz } from '../../platform/call/cihaz.ts';
import { DAR, useMedya } from '../../layout/useMedya.ts';
import { useKullanici } from '../../platform/session/oturum.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { Menu, type MenuAction } from '../../ui/Menu.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import renk from './DurumEtiketi.module.css';
import css from './MolaCubugu.module.css';
import { MolaDugmesi } from './MolaDugmesi.tsx';
import { MolaSimgesi } from './MolaSimgesi.tsx';
import { useMesaim } from './mesaim.ts';
import { useMolaDegistir } from './molaDegistir.ts';
import { GecenSure, ToplamDakika } from './Sayac.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Bekleme } from './Bekleme.tsx';

const SebepDialog = lazy(() => import('./SebepDialog.tsx'));
const MolaDetayDialog = lazy(() => import('./MolaDetayDialog.tsx'));
const DepartmanMolaDialog = lazy(() => import('./DepartmanMolaDialog.tsx'));

/** Tea, need, meal, at desk (specification 2.3). */
const HIZLI: readonly number[] = [646, 647, 648, MASA_BASI];

/** "Çay" is enough on a button of breaks. */
const KISA: Readonly<Record<number, string>> = Object.fromEntries(
  HIZLI.map((id) => [id, molaAdi(id).replace(/ Molası$/, '')]),
);

/** A status without its own quick button is shown on the button of all types. */
function TurlerSimgesi({ mevcut, bekleyen }: { mevcut: number | null; bekleyen: number | null }) {
  if (bekleyen !== null && !HIZLI.includes(bekleyen)) return <Bekleme />;
  if (mevcut === null || HIZLI.includes(mevcut)) return <IconPlus size={20} stroke={1.75} aria-hidden />;
  return (
    <Flex
      component="span"
      align="center"
      justify="center"
      w={36}
      h={36}
      c="var(--renk)"
      bg="var(--zemin)"
      bdrs={6}
      className={renk.renkli}
      data-stil={molaDurumu(mevcut)?.stil}
    >
      <MolaSimgesi id={mevcut} size={20} />
    </Flex>
  );
}

/** The break part of the top bar: start of work, break total, running timer, and the buttons of the statuses. */
export default function MolaCubugu() {
  const { Id, Ad, Soyad } = useKullanici();
  const mesai = useMesaim();
  const { mevcut, mesaiBitti, bekleyen, sorulan, sunulan, engel, degistir, degisim, sebepVazgec } = useMolaDegistir();
  const [acik, setAcik] = useState<'detay' | 'departman' | null>(null);
  const dar = useMedya(DAR);
  useMedya('(max-width: 760px)');
  const mobil = mobilCihaz();
  const kapat = () => setAcik(null);

  const gorunum: MesaiGorunumu = { ...mesai, Mola_Durum_Id: mevcut };
  const durum = molaDurumu(mevcut);
  const baslamadi = mesai.Baslama === null && sunulan.durumlar.includes(MASA_BASI);
  const sunulur = sunulan.durumlar.length > 0;

  // Statuses that would be refused are not offered. The current status stays visible.
  const turler = (sunulur ? SECILEBILENLER : []).map((id): MenuAction => ({
    label: molaAdi(id),
    icon: <MolaSimgesi id={id} />,
    disabled: engel(id) !== null || bekleyen !== null,
    onClick: () => degistir(id),
  }));
  const listeler: MenuAction[] = [
    {
      label: 'Mola Detayları',
      icon: <IconListDetails size={20} stroke={1.75} />,
      onClick: () => setAcik('detay'),
      separated: dar,
    },
    {
      label: 'Departman Mola Durumları',
      icon: <IconUsersGroup size={20} stroke={1.75} />,
      onClick: () => setAcik('departman'),
    },
  ];
  const mobilNotu: MenuAction[] = mobil
    ? [{ label: MOBIL_NOTU, icon: <IconDeviceMobileOff stroke={1.75} />, disabled: true, onClick: kapat }]
    : [];
  // Between two night shifts the next one is expected, as on the board.
  const sirasiVar = mesai.Baslama === null && mesai.Beklenen !== null && ms(mesai.Beklenen) > simdi();
  const bittiYazisi = mesaiBitti && !sirasiVar;
  const neden = mobil || bittiYazisi ? null : sunulan.neden;

  return (
    <section className={css.cubuk} aria-label="Mesai ve mola">
      {bittiYazisi && (
        <Flex component="span" gap={6} align="center" fw={500} c="dimmed" className={`nowrap ${css.bitti}`}>
          <IconMoon size={16} stroke={1.75} aria-hidden />
          {METIN.mesaiBitti}
        </Flex>
      )}
      {iosCihaz() && (
        <Text span fw={500} c="dimmed">
          IOS
        </Text>
      )}
      {mobil && (
        <span className={`truncate ${css.not}`} title={MOBIL_NOTU}>
          {MOBIL_NOTU}
        </span>
      )}
      {neden !== null && (
        <span className={`truncate ${css.not}`} title={neden}>
          {mesai.Izinli ? METIN.izinli : sirasiVar ? `${BEKLENMEYEN.sonra} ${istanbulSaati(mesai.Beklenen!)}` : neden}
        </span>
      )}
      <dl className={`tnum ${css.sayilar}`}>
        <div>
          <dt>Mesai Başlama</dt>
          <dd>{mesai.Baslama === null ? '-' : istanbulSaati(mesai.Baslama)}</dd>
        </div>
        <div>
          <dt>Toplam Mola</dt>
          <dd>
            <ToplamDakika {...gorunum} /> dk
          </dd>
        </div>
        <div className={`${renk.renkli} ${css.aktif}`} data-stil={durum?.stil}>
          <dt>Aktif Mola</dt>
          <dd>{durum?.sayac && mesai.Baslama_Zamani ? <GecenSure baslangic={mesai.Baslama_Zamani} /> : '-'}</dd>
        </div>
      </dl>
      {dar && baslamadi && (
        <MolaDugmesi
          id={MASA_BASI}
          engel={null}
          bekliyor={bekleyen === MASA_BASI}
          secili={false}
          yazili
          onClick={degistir}
        />
      )}
      {dar ? (
        <Menu
          label={`Mola durumu: ${mevcut === null ? (mesaiBitti ? METIN.mesaiBitti : METIN.girisYok) : molaAdi(mevcut)}`}
          buttonClassName={`bare ${css.dugme}`}
          button={
            bekleyen === null ? (
              <MolaSimgesi id={mevcut} stil={mevcut === null ? (mesaiBitti ? 'bitti' : 'yok') : undefined} size={20} />
            ) : (
              <Bekleme />
            )
          }
          items={[...mobilNotu, ...turler, ...listeler]}
        />
      ) : (
        <>
          {sunulur && (
            <Flex role="group" aria-label="Mola durumu" gap={2} align="center" className={css.dugmeler}>
              {(baslamadi ? [MASA_BASI] : HIZLI).map((id) => (
                <MolaDugmesi
                  key={id}
                  id={id}
                  engel={engel(id)}
                  bekliyor={bekleyen === id}
                  secili={mevcut === id}
                  yazili={baslamadi && id === MASA_BASI}
                  kisa={KISA[id]}
                  onClick={degistir}
                />
              ))}
              {!baslamadi && (
                <Tooltip label="Bütün mola türleri">
                  <Menu
                    label="Bütün mola türleri"
                    buttonClassName={`bare ${css.dugme}`}
                    button={<TurlerSimgesi mevcut={mevcut} bekleyen={bekleyen} />}
                    items={turler}
                  />
                </Tooltip>
              )}
            </Flex>
          )}
          <Flex gap={2} align="center" className={css.dugmeler}>
            {listeler.map((l) => (
              <Tooltip key={l.label} label={l.label}>
                <IconButton size={36} aria-label={l.label} onClick={l.onClick}>
                  {l.icon}
                </IconButton>
              </Tooltip>
            ))}
          </Flex>
        </>
      )}
      <Suspense fallback={null}>
        {sorulan !== null && <SebepDialog durum={sorulan} degisim={degisim} onVazgec={sebepVazgec} />}
        {acik === 'detay' && (
          <MolaDetayDialog userId={Id} ad={`${Ad} ${Soyad}`} gun={mesai.MesaiGunu} onClose={kapat} />
        )}
        {acik === 'departman' && <DepartmanMolaDialog onClose={kapat} />}
      </Suspense>
    </section>
  );
}
