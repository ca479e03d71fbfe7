// What a package of the bundle calls and a browser of the baseline lacks.
// `checkScripts` finds such calls; the shop's own code avoids them.

// react-aria, when a field of a dialog gets the focus on a touch screen.
if (!("timeout" in AbortSignal))
  Object.assign(AbortSignal, {
    timeout(ms: number) {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), ms);
      return controller.signal;
    },
  });
