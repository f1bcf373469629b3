{
  "{{id}}.empty": "还没有文件",
  "{{id}}.error.notFound": "没有找到这个文件。",
  "{{id}}.file": "文件",
  "{{id}}.menu": "{{title}}",
  "{{id}}.note": "本校的影片和文档",
  "{{id}}.permission.teacher": "使用“{{title}}”",
  "{{id}}.play": "观看",
  "{{id}}.title": "{{title}}"
}
