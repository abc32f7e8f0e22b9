// Runs before the first paint, so that a page never flashes in another theme. The same keys as src/theme/tercih.ts.
(function () {
  var kok = document.documentElement;
  var oku = function (anahtar, secenekler) {
    var deger = null;
    try {
      deger = localStorage.getItem(anahtar);
    } catch (hata) {
      console.warn('Tercihler okunamadı', hata);
    }
    return secenekler.indexOf(deger) === -1 ? secenekler[0] : deger;
  };
  kok.setAttribute('data-mantine-color-scheme', oku('dark', ['0', '1']) === '1' ? 'dark' : 'light');
  kok.setAttribute(
    'data-tema',
    oku('tema', ['blue', 'green', 'cyan', 'purple', 'indigo', 'yellow', 'orange', 'pink']),
  );
  kok.setAttribute('data-menutur', oku('menutur', ['static', 'overlay', 'horizontal', 'slim']));
})();
