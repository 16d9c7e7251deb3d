/*
 * Stands in until the console draws by itself: whatever keeps it from starting is told instead of an empty page.
 * A script of its own, because the security policy allows none inside the page.
 */
(function () {
  'use strict';

  var isTold = false;

  function tell(text, detail) {
    var root = document.getElementById('root');
    if (isTold || !root || root.hasChildNodes()) return;
    isTold = true;
    var report = document.createElement('pre');
    report.textContent = [
      'Netmaker console',
      'Time: ' + new Date().toISOString(),
      'Address: ' + location.pathname,
      'Browser: ' + navigator.userAgent,
      'Error: ' + detail,
    ].join('\n');
    var again = document.createElement('button');
    again.textContent = 'Load the page again';
    again.addEventListener('click', function () {
      location.reload();
    });
    var page = document.createElement('main');
    page.setAttribute('role', 'alert');
    page.append(withText('h1', 'The console could not start'), withText('p', text), again, report);
    root.append(page);
  }

  function withText(name, text) {
    var element = document.createElement(name);
    element.textContent = text;
    return element;
  }

  /* What is thrown while the page starts may be drawn over by what starts after it. */
  function tellSoon(text, detail) {
    setTimeout(function () {
      tell(text, detail);
    }, 500);
  }

  function onError(event) {
    var file = event.target && event.target.src;
    if (file) {
      tellSoon(
        navigator.onLine
          ? 'A part of it did not come from the server that it is installed on.'
          : 'This browser is offline. Check the connection, then load the page again.',
        file.split(/[?#]/)[0] + ' could not be loaded',
      );
    } else if (event.error) {
      tellSoon('Something in it went wrong before anything could be shown.', event.error.name);
    }
  }

  // Capturing, since a script that cannot be loaded tells nobody but itself.
  window.addEventListener('error', onError, true);
  window.addEventListener('unhandledrejection', function (event) {
    tellSoon(
      'Something in it went wrong before anything could be shown.',
      (event.reason && event.reason.name) || 'unknown',
    );
  });
  if (!('noModule' in document.createElement('script'))) {
    document.addEventListener('DOMContentLoaded', function () {
      tell(
        'This browser is too old for it. A current Firefox, Chrome, Edge or Safari will do.',
        'no modules',
      );
    });
  }
})();
